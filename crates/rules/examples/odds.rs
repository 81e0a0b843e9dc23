//! Prints the chance, in percent, that an attack kills: a row an attacker, a column a defender.

use holochess_rules::{
    Outcome,
    holochess::{Creature, odds::odds},
};

fn main() {
    print!("{:10}", "");
    for defender in Creature::ALL {
        print!("{:>10}", defender.id());
    }
    println!();
    for attacker in Creature::ALL {
        print!("{:10}", attacker.id());
        for defender in Creature::ALL {
            print!("{:>10.1}", 100.0 * odds(attacker, defender).chance(Outcome::Kill));
        }
        println!();
    }
}
