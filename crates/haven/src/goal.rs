//! Battle goals: two are dealt to each hero, one is kept (H4.03), and counted when the scenario is won (H17.03).

use crate::words::{Name, name};

/// A battle goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BattleGoal {
    /// Five or more cards in hand and discard at the end.
    Streamliner,
    /// Seven or fewer experience.
    Layabout,
    /// Thirteen or more experience.
    Workhorse,
    /// Three or fewer cards in hand and discard at the end.
    Zealot,
    /// Two or fewer hit points at the end.
    Masochist,
    /// Full hit points at the end.
    FastHealer,
    /// A trap sprung or disarmed in an own turn.
    Neutralizer,
    /// A chest looted.
    Plunderer,
    /// Nobody else exhausted.
    Protector,
    /// A room revealed.
    Explorer,
    /// Five or more money tokens looted.
    Hoarder,
    /// No money token and no chest looted.
    Indigent,
    /// Three or fewer kills.
    Pacifist,
    /// Five or more kills.
    Sadist,
    /// An elite killed.
    Hunter,
    /// Items used at least level + 2 times.
    Professional,
    /// A monster on the board at the start of every round.
    Aggressor,
    /// A kill with at least 4 damage more than needed.
    Dynamo,
    /// No item used.
    Purist,
    /// The first kill of the scenario.
    Opener,
    /// Never below half of the hit points.
    Diehard,
    /// An undamaged monster killed with one attack.
    Executioner,
    /// Only long rests.
    Straggler,
    /// Only short rests.
    Scrambler,
}

/// What a hero did in a scenario, as far as battle goals ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Experience gained.
    pub experience: u16,
    /// Money tokens looted.
    pub coins: u16,
    /// Chests looted.
    pub chests: u8,
    /// Monsters killed.
    pub kills: u16,
    /// Elites killed.
    pub elites: u16,
    /// Items used.
    pub items: u16,
    /// Long rests.
    pub long_rests: u8,
    /// Short rests.
    pub short_rests: u8,
    /// Whether a trap was sprung or disarmed in an own turn.
    pub trap: bool,
    /// Whether a room was revealed.
    pub explored: bool,
    /// Whether a kill had 4 damage to spare.
    pub overkill: bool,
    /// Whether the first kill of the scenario was theirs.
    pub first_kill: bool,
    /// Whether an undamaged monster fell at one attack.
    pub one_blow: bool,
    /// Whether the hit points ever fell below half.
    pub below_half: bool,
}

/// How things stand at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// Cards in hand and discard.
    pub cards: usize,
    /// Hit points.
    pub health: i16,
    /// Hit points at most.
    pub most_health: i16,
    /// The hero's level.
    pub level: u8,
    /// Whether another hero was exhausted.
    pub others_exhausted: bool,
    /// Whether some round began without a monster on the board.
    pub lull: bool,
}

impl BattleGoal {
    /// All of them.
    pub const ALL: [Self; 24] = [
        Self::Streamliner,
        Self::Layabout,
        Self::Workhorse,
        Self::Zealot,
        Self::Masochist,
        Self::FastHealer,
        Self::Neutralizer,
        Self::Plunderer,
        Self::Protector,
        Self::Explorer,
        Self::Hoarder,
        Self::Indigent,
        Self::Pacifist,
        Self::Sadist,
        Self::Hunter,
        Self::Professional,
        Self::Aggressor,
        Self::Dynamo,
        Self::Purist,
        Self::Opener,
        Self::Diehard,
        Self::Executioner,
        Self::Straggler,
        Self::Scrambler,
    ];

    /// Checkmarks for it.
    #[must_use]
    pub const fn checks(self) -> u8 {
        match self {
            Self::Layabout | Self::Indigent | Self::Aggressor | Self::Purist => 2,
            _ => 1,
        }
    }

    /// Whether it was fulfilled.
    #[must_use]
    pub fn fulfilled(self, tally: &Tally, end: &Final) -> bool {
        match self {
            Self::Streamliner => end.cards >= 5,
            Self::Layabout => tally.experience <= 7,
            Self::Workhorse => tally.experience >= 13,
            Self::Zealot => end.cards <= 3,
            Self::Masochist => end.health <= 2,
            Self::FastHealer => end.health == end.most_health,
            Self::Neutralizer => tally.trap,
            Self::Plunderer => tally.chests > 0,
            Self::Protector => !end.others_exhausted,
            Self::Explorer => tally.explored,
            Self::Hoarder => tally.coins >= 5,
            Self::Indigent => tally.coins == 0 && tally.chests == 0,
            Self::Pacifist => tally.kills <= 3,
            Self::Sadist => tally.kills >= 5,
            Self::Hunter => tally.elites >= 1,
            Self::Professional => tally.items >= u16::from(end.level) + 2,
            Self::Aggressor => !end.lull,
            Self::Dynamo => tally.overkill,
            Self::Purist => tally.items == 0,
            Self::Opener => tally.first_kill,
            Self::Diehard => !tally.below_half,
            Self::Executioner => tally.one_blow,
            Self::Straggler => tally.short_rests == 0,
            Self::Scrambler => tally.long_rests == 0,
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Name {
        match self {
            Self::Streamliner => name("Streamliner", "Optimizador", "Sparsam", "Otimizador"),
            Self::Layabout => name("Layabout", "Haragán", "Müßiggang", "Preguiçoso"),
            Self::Workhorse => name("Workhorse", "Trabajador", "Arbeitstier", "Burro de carga"),
            Self::Zealot => name("Zealot", "Fanático", "Voller Eifer", "Fanático"),
            Self::Masochist => name("Masochist", "Masoquista", "Masochistisch", "Masoquista"),
            Self::FastHealer => name("Fast Healer", "Salud de hierro", "Heilfleisch", "Cura rápida"),
            Self::Neutralizer => name("Neutralizer", "Neutralizador", "Entschärfend", "Neutralizador"),
            Self::Plunderer => name("Plunderer", "Saqueador", "Beutegier", "Saqueador"),
            Self::Protector => name("Protector", "Protector", "Schutzschild", "Protetor"),
            Self::Explorer => name("Explorer", "Explorador", "Forscherdrang", "Explorador"),
            Self::Hoarder => name("Hoarder", "Avaro", "Raffzahn", "Acumulador"),
            Self::Indigent => name("Indigent", "Indigente", "Mittellos", "Indigente"),
            Self::Pacifist => name("Pacifist", "Pacifista", "Pazifistisch", "Pacifista"),
            Self::Sadist => name("Sadist", "Sádico", "Sadistisch", "Sádico"),
            Self::Hunter => name("Hunter", "Cazador", "Jagdkunst", "Caçador"),
            Self::Professional => name("Professional", "Profesional", "Professionell", "Profissional"),
            Self::Aggressor => name("Aggressor", "Agresivo", "Aggressionen", "Agressor"),
            Self::Dynamo => name("Dynamo", "Apisonadora", "Übertrieben", "Dínamo"),
            Self::Purist => name("Purist", "Purista", "Puristisch", "Purista"),
            Self::Opener => name("Opener", "Primera sangre", "Erstschlag", "Abridor"),
            Self::Diehard => name("Diehard", "Duro de pelar", "Zäher Hund", "Duro na queda"),
            Self::Executioner => name("Executioner", "Ejecutor", "Volltreffer", "Carrasco"),
            Self::Straggler => name("Straggler", "Rezagado", "Schlusslicht", "Retardatário"),
            Self::Scrambler => name("Scrambler", "Impaciente", "Ruhelos", "Apressado"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const END: Final = Final { cards: 4, health: 5, most_health: 10, level: 1, others_exhausted: false, lull: false };

    #[test]
    fn h17_03_every_battle_goal_can_be_met_and_missed() {
        let met = |goal: BattleGoal, tally: Tally, end: Final| goal.fulfilled(&tally, &end);
        let busy = Tally {
            experience: 13,
            coins: 5,
            chests: 1,
            kills: 5,
            elites: 1,
            items: 3,
            long_rests: 1,
            short_rests: 1,
            trap: true,
            explored: true,
            overkill: true,
            first_kill: true,
            one_blow: true,
            below_half: true,
        };
        let idle = Tally::default();
        use BattleGoal::*;
        for goal in [Workhorse, Neutralizer, Plunderer, Explorer, Hoarder, Sadist, Hunter, Professional, Dynamo] {
            assert!(met(goal, busy, END) && !met(goal, idle, END), "{goal:?}");
        }
        for goal in [Opener, Executioner] {
            assert!(met(goal, busy, END) && !met(goal, idle, END), "{goal:?}");
        }
        for goal in [Layabout, Indigent, Pacifist, Purist, Diehard, Straggler, Scrambler] {
            assert!(met(goal, idle, END) && !met(goal, busy, END), "{goal:?}");
        }
        assert!(met(Streamliner, idle, Final { cards: 5, ..END }) && !met(Streamliner, idle, END));
        assert!(met(Zealot, idle, Final { cards: 3, ..END }) && !met(Zealot, idle, END));
        assert!(met(Masochist, idle, Final { health: 2, ..END }) && !met(Masochist, idle, END));
        assert!(met(FastHealer, idle, Final { health: 10, ..END }) && !met(FastHealer, idle, END));
        assert!(met(Protector, idle, END) && !met(Protector, idle, Final { others_exhausted: true, ..END }));
        assert!(met(Aggressor, idle, END) && !met(Aggressor, idle, Final { lull: true, ..END }));
        assert_eq!(BattleGoal::ALL.iter().map(|goal| goal.checks()).sum::<u8>(), 28);
    }
}
