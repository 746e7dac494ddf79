//! Jekserah's specials, wherever she is met.

use crate::scenario::prelude::*;

pub(super) const SPECIALS: &[Rule] = &[
    on(
        Trigger::Special(1),
        &[
            Effect::Summon(LivingBones, ranks("nne")),
            Effect::Summon(LivingBones, ranks("nee")),
            Effect::Act(&[strike(-1).on(Count::Adjacent).ability()]),
        ],
    ),
    on(
        Trigger::Special(2),
        &[
            Effect::Summon(LivingCorpse, ranks("nne")),
            Effect::Summon(LivingCorpse, ranks("nee")),
            Effect::Act(&[step(-1, false), strike(2).ability()]),
        ],
    ),
];
