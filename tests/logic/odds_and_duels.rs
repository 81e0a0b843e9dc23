//! `odds` and `duel` on the command line: what they print, what they refuse and with which status.

use std::process::{Command, Output, Stdio};

fn holochess(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    holochess(arguments).stdin(Stdio::null()).output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = output(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// What is said on standard error, after making sure of the status and that nothing panicked.
fn refused(arguments: &[&str], status: i32) -> String {
    let output = output(arguments);
    let says = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {says}");
    assert!(says.starts_with("error: ") && !says.contains("panicked"), "{says}");
    says
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&printed(arguments)).unwrap()
}

#[test]
fn odds_are_exact() {
    assert_eq!(
        printed(&["odds", "molator", "savrip", "--json"]),
        "{\"attacker\":\"molator\",\"defender\":\"savrip\",\"kill\":[41600465340,78364164096],\
         \"push\":[24529001175,78364164096],\"counter_push\":[10926444051,78364164096],\
         \"counter_kill\":[1308253530,78364164096]}\n"
    );
    let text = printed(&["odds", "ngok", "strider"]);
    for chance in ["0.000017", "0.002873", "0.080533", "0.916577", "1001/60466176"] {
        assert!(text.contains(chance), "{text}");
    }
    let all = json(&["odds", "--all", "--json"]);
    let all = all["odds"].as_array().unwrap();
    assert_eq!(all.len(), 64);
    assert_eq!(all[7 * 8], json(&["odds", "molator", "savrip", "--json"]));
    assert_eq!(printed(&["odds", "--all"]).lines().count(), 65);
}

#[test]
fn duels_are_reduced_fractions() {
    assert_eq!(
        printed(&["duel", "savrip", "ngok", "--json"]),
        "{\"a\":\"savrip\",\"b\":\"ngok\",\"a_wins\":[43608451,1430290629]}\n"
    );
    assert!(printed(&["duel", "klorslug", "molator"]).contains("0.167300"));
    assert_eq!(json(&["duel", "houjix", "ghhhk", "--json"])["a_wins"], serde_json::json!([1, 2]));
}

/// As in `holochess-lab perft … | head -1`: no complaint, no panic.
#[test]
fn a_reader_that_goes_away_is_not_an_error() {
    let mut child = holochess(&["odds", "--all"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn bad_input_is_refused_with_status_two() {
    for (arguments, says) in [
        (&["odds"][..], "ATTACKER"),
        (&["odds", "molator"], "DEFENDER"),
        (&["odds", "molator", "rancor"], "rancor"),
        (&["odds", "molator", "savrip", "--all"], "--all"),
        (&["duel", "savrip"], "<B>"),
        (&["fly"], "fly"),
    ] {
        let told = refused(arguments, 2);
        assert!(told.contains(says), "{arguments:?}: {told}");
    }
}
