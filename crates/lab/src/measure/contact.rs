//! Where blows land: every pair of creatures with every outcome, played without pictures.

use std::io::Write;

use super::answer::verdict;
use holochess::cli::Failure;
use holochess::cli::assets;
use holochess_view::{
    creatures::{Contacts, CreatureId},
    stage::{
        rehearsal::{Hit, hits},
        staged_clash::{ClashCourse, StagedClash},
    },
};

/// Plays them all and prints each blow, or one JSON object.
pub fn run(only: Option<&str>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let contacts = Contacts::read(&assets::folder()?).map_err(Failure::Lacking)?;
    let mut blows = Vec::new();
    for by in CreatureId::all().filter(|by| only.is_none_or(|only| by.id() == only)) {
        for whom in CreatureId::all().filter(|whom| *whom != by) {
            for (variant, course) in (0..).zip(ClashCourse::ALL) {
                let staged = StagedClash::new(by, whom, course, variant).map_err(Failure::from)?;
                for hit in hits(&staged, &contacts) {
                    if !json {
                        write_blow(out, [by, whom], course, &hit)?;
                    }
                    blows.push((by, whom, course, hit));
                }
            }
        }
    }
    let worst = |of: fn(&Hit) -> f32| blows.iter().map(|(.., hit)| of(hit)).fold(0.0, f32::max);
    let kept = !blows.is_empty() && blows.iter().all(|(.., hit)| hit.is_good());
    let (gap, reach) = (worst(|hit| hit.gap), worst(|hit| hit.reach));
    let (overlap, slide) = (worst(|hit| hit.overlap), worst(|hit| hit.slide));
    if json {
        let all: Vec<serde_json::Value> = blows
            .iter()
            .map(|(by, whom, course, hit)| {
                serde_json::json!({
                    "attacker": by.id(), "defender": whom.id(), "outcome": course.id(), "seconds": hit.at,
                    "gap": hit.gap, "reach": hit.reach, "overlap": hit.overlap, "slide": hit.slide,
                })
            })
            .collect();
        let whole = serde_json::json!({
            "blows": all, "gap": gap, "reach": reach, "overlap": overlap, "slide": slide, "ok": kept,
        });
        writeln!(out, "{whole}")?;
    } else {
        let percent = |share: f32| 100.0 * share;
        writeln!(
            out,
            "{} blows: point to skin at most {:.1} % of the height (bound {:.0} %), to the striker {:.1} %, overlap at most \
             {:.1} % of the width (bound {:.0} %), feet slide at most {:.1} % (bound {:.0} %)",
            blows.len(),
            percent(gap),
            percent(Hit::GAP),
            percent(reach),
            percent(overlap),
            percent(Hit::WITHIN),
            percent(slide),
            percent(Hit::SLIDE),
        )?;
    }
    verdict(kept)
}

/// One line for a blow.
fn write_blow(out: &mut dyn Write, pair: [CreatureId; 2], course: ClashCourse, hit: &Hit) -> Result<(), Failure> {
    let percent = |share: f32| 100.0 * share;
    writeln!(
        out,
        "{:<9} {:<9} {:<13} {:4.2} s  gap {:4.1} %  reach {:4.1} %  overlap {:4.1} %  slide {:4.1} %{}",
        pair[0].id(),
        pair[1].id(),
        course.id(),
        hit.at,
        percent(hit.gap),
        percent(hit.reach),
        percent(hit.overlap),
        percent(hit.slide),
        if hit.is_good() { "" } else { "  NOT KEPT" },
    )?;
    Ok(())
}
