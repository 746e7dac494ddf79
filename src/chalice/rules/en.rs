//! English.

use super::{Rules, Section, app, part, public, rule, ruling};

pub(super) static RULES: Rules = Rules {
    about: Section {
        title: "What it is about",
        lines: [
            rule(
                "",
                "Three to five Hunters go down into the Chalice Dungeon after the same prey. Every enemy is full of Blood Echoes, and every point of damage you deal takes one of them for yourself.",
            ),
            rule(
                "",
                "What you have collected is still at risk: die, and it is gone. Only the Hunter's Dream brings it to safety, and whoever dreams deals no blow while the others feed.",
            ),
            rule("", "When the Final Boss falls, banked echoes and trophies are counted. The most points win."),
            app(
                "",
                "The rulebooks do not show every card. What they leave open we have completed; the Codex says which is which, and a rule that is our own decision is marked like this one.",
            ),
        ],
    },
    set_up: Section {
        title: "Set-up",
        lines: [
            rule(
                "Final Boss.",
                "One of the five is drawn, or chosen by agreement. It waits below the dungeon, but its ability holds from the first round to the last.",
            ),
            rule(
                "Dungeon.",
                "Seven of the eighteen Monsters and three of the seven Bosses are drawn and shuffled together. The others stay in the box.",
            ),
            rule(
                "Upgrades.",
                "The 32 upgrade cards are shuffled. As many as there are Hunters are laid out face up: the available upgrades.",
            ),
            ruling("Kinds.", "There are sixteen different upgrades, two copies of each. The books only count them."),
            rule(
                "Hunters.",
                "Everyone begins at full health, 8, with nothing collected, nothing banked, no trophy, and the same five starters: Hunter's Dream, Transform, Saw Cleaver, Hunter Axe, Hunter Pistol.",
            ),
            rule("First Player.", "One Hunter gets the token. Seat order means: the First Player, then clockwise."),
            rule("First enemy.", "The top card of the dungeon is revealed and gets its echoes, as in step 8."),
            ruling("Reserve.", "There are always echoes enough; the reserve does not run out."),
        ],
    },
    choose: Section {
        title: "Choose",
        lines: [
            rule(
                "",
                "Every living Hunter secretly picks one card from hand. When all have picked, the cards are revealed together.",
            ),
            rule("Talk", "is free and binds nobody: announce one card and play another, if you dare."),
            rule("Used cards", "lie open. Whoever counts them knows what a Hunter can still hold."),
            ruling("Transform", "may be picked only if a weapon is left in hand beside it."),
        ],
    },
    transform: Section {
        title: "Transform",
        lines: [
            rule(
                "",
                "Whoever played Transform has now seen what everybody does, and secretly picks a melee or ranged weapon from hand. These weapons, too, are revealed together.",
            ),
            rule(
                "",
                "The weapon counts as played in every respect: a Hunter Pistol brought in this way spoils another one. The Dream is closed to that Hunter this round.",
            ),
            rule("", "At the end of the round both cards, Transform and the weapon, go to the used cards."),
        ],
    },
    instants: Section {
        title: "Instants",
        lines: [
            rule("", "Instant effects happen now, in seat order, before the enemy strikes."),
            rule("", "A weapon that deals its damage here does not deal it again in step 5."),
            rule(
                "An early kill.",
                "If the last echo is taken here, the enemy leaves at once, trophies are given as in step 5, and steps 4, 5 and 6 do not take place.",
            ),
            ruling("Still waiting.", "Instants whose turn comes after such a kill are carried out without the enemy."),
            ruling(
                "Fire.",
                "What hurts enemy and Hunters alike is one effect: both are hurt while the enemy is in play, also when the Final Boss dies of it. Then come the trophies, then the deaths, then the end of the game. If your own Molotov Cocktail kills you, its trophy is still yours; the echo is lost with the others.",
            ),
        ],
    },
    enemy_attacks: Section {
        title: "Enemy attacks",
        lines: [
            rule(
                "",
                "The First Player rolls the die in the colour of the enemy's lantern. The total hits every Hunter.",
            ),
            rule(
                "Plus.",
                "A face with + adds its number and the die is rolled again, as often as it takes, until a face without + comes up. The sum is one single hit.",
            ),
            rule("", "Whoever has no health left is dead at once and will not attack."),
            public(
                "Faces.",
                "The rulebooks show only two faces, 2+ and 0 of the red die. The others are told by a public source.",
            ),
        ],
    },
    hunters_attack: Section {
        title: "Hunters attack",
        lines: [
            rule(
                "",
                "In seat order, every living Hunter with a weapon in play takes as many echoes from the enemy as the weapon deals damage, and adds them to the collected ones.",
            ),
            rule("", "Nobody takes more than is left. Where nothing is left, nothing is taken."),
            rule(
                "The kill.",
                "With its last echo the enemy dies. Everyone who took at least one echo from it this round gains one trophy of each of its types; it does not matter who struck last.",
            ),
            ruling("", "A Hunter who has died in the meantime gains the trophies all the same."),
            part("", "Heavy weapons strike after all others."),
        ],
    },
    escape_step: Section {
        title: "Escape",
        lines: [
            rule(
                "",
                "A Monster that still has echoes gets away: it leaves the game, nobody gains a trophy for it, and its escape ability, if it has one, happens now.",
            ),
            rule(
                "",
                "Bosses and Final Bosses never escape. They are fought again next round, with the wounds they have.",
            ),
        ],
    },
    dream_step: Section {
        title: "Dream",
        lines: [
            rule("", "In seat order, Hunters who dreamt and Hunters who died this round take their turn."),
            rule(
                "Who dreamt",
                "banks all collected echoes, takes back all used cards and the Dream itself, takes one available upgrade, and is at full health again.",
            ),
            rule(
                "Who died",
                "takes one available upgrade and is at full health again, but banks nothing. Used cards come back only if the card played was Hunter's Dream.",
            ),
            rule("", "Only when all of them have picked is the row of upgrades filled up."),
        ],
    },
    round_ends: Section {
        title: "Round ends",
        lines: [
            rule(
                "",
                "Played cards go, face up, to their owners' used cards. The First Player token passes to the left.",
            ),
            rule(
                "The next enemy.",
                "If the enemy is gone, the next one is revealed: the top card of the dungeon, or the Final Boss once the dungeon is empty. It gets echoes equal to its health, 1 more with four Hunters, 2 more with five.",
            ),
            rule("", "A reveal ability happens right then."),
        ],
    },
    cards: Section {
        title: "Cards and timing",
        lines: [
            rule(
                "Melee and ranged",
                "cards are weapons. They strike in step 5; the number in the drop is their damage.",
            ),
            rule("Utility", "cards are no weapons. They do what they say, and do not attack in step 5."),
            rule(
                "Instant",
                "means: in step 3, before the enemy's attack. Shoot first and you take your echo before you can die of the die.",
            ),
            rule(
                "Hunter Pistol",
                "is instant only if it is the only one played this round. Otherwise each of them shoots in step 5.",
            ),
            rule(
                "Transform",
                "lets you see all cards before you choose your weapon. You pay with a card more in your used pile.",
            ),
            rule("Hunter's Dream", "halves all damage you suffer this round, rounded down."),
            ruling("", "Every hit is halved on its own."),
            part("Heavy", "weapons strike last in step 5. What is gone by then, they cannot take."),
        ],
    },
    death: Section {
        title: "Damage and death",
        lines: [
            rule(
                "",
                "At 0 health you die, no matter what from: the enemy's die, another Hunter's fire, a reveal, an escape. Health below 0 means nothing more.",
            ),
            rule(
                "",
                "You lose all collected echoes, also those you took this very round. What is banked stays banked.",
            ),
            rule("", "You are out until step 7 of the round. There you take an upgrade and return at full health."),
            rule("Killed by a reveal,", "you sit out the coming round up to its step 7."),
            rule("Killed by an escape,", "you return in step 7 of the same round."),
        ],
    },
    dream: Section {
        title: "The Dream: banking in time",
        lines: [
            rule(
                "",
                "Collected echoes are a promise; banked echoes are points. Hunter's Dream turns the one into the other, and gives you your used cards back.",
            ),
            rule("The price:", "a round without an attack, and so no share in this round's kill."),
            rule(
                "The danger:",
                "banking comes in step 7. Should half the damage still kill you before that, the echoes are lost; the used cards and the Dream come back all the same.",
            ),
            rule("", "Hunter's Dream never leaves the game."),
        ],
    },
    upgrades: Section {
        title: "Upgrades",
        lines: [
            rule("", "Every Dream and every death brings one of the available upgrades, straight into your hand."),
            rule(
                "Seven cards",
                "are the most a Hunter may have, hand and used together. With the eighth, at once remove any one of them from the game, perhaps the new one, but never Hunter's Dream.",
            ),
            rule("", "An empty deck fills nothing up; if no upgrade is left, none is gained."),
        ],
    },
    trophies: Section {
        title: "Trophies",
        lines: [
            rule(
                "",
                "There are three tracks: Kin, Humanoids and Beasts. You begin beside each track, at 0. Every trophy moves you one space on; the spaces are worth 1, 2, 3, 5 and 8 points.",
            ),
            rule(
                "",
                "Trophies come from the kill alone, and only to those who took an echo in that same round. Blood drawn from a Boss a round earlier does not count.",
            ),
            rule("", "The Final Boss brings one trophy of each type."),
            ruling("", "On the last space, further trophies of that type are lost."),
        ],
    },
    escape: Section {
        title: "When a Monster escapes",
        lines: [
            rule(
                "",
                "A Monster stays for one round. If you do not bring it down together, you keep the echoes taken, but its trophies are gone.",
            ),
            rule("", "Some Monsters strike once more as they go: that is their escape ability."),
            ruling("", "Escape abilities pass over the dead."),
            rule("", "Escaped and slain enemies leave the game and do not go back to the box."),
        ],
    },
    bosses: Section {
        title: "Bosses",
        lines: [
            rule(
                "",
                "Three Bosses lie among the Monsters. Each stays until it is dead and keeps its wounds from round to round.",
            ),
            rule("", "Its ability holds as long as it is in play."),
            rule("", "A Boss is of several types, and its kill gives a trophy of each of them."),
        ],
    },
    final_bosses: Section {
        title: "Final Bosses",
        lines: [
            rule(
                "",
                "It comes when the dungeon is empty, yet its ability holds all game long. One of these five rules every hunt:",
            ),
            ruling("Rom:", "an eliminated Hunter's points are shown, but cannot win. When all are out, nobody wins."),
        ],
    },
    end: Section {
        title: "End and scoring",
        lines: [
            rule(
                "",
                "The game ends the moment the Final Boss dies, after its trophies. Everyone banks what they hold; there is no Dream step any more.",
            ),
            rule("Score:", "banked echoes, plus the number that your token has reached on each of the three tracks."),
            rule("Example:", "12 echoes and tokens on 3, 5 and 1 make 21 points."),
            rule("Ties", "go to the Hunter with more banked echoes. If these are equal too, the win is shared."),
            ruling(
                "Standstill.",
                "After ten rounds in a row in which nobody damaged the enemy, the hunt ends as it stands: everyone banks and scores. The table warns you from the seventh on.",
            ),
        ],
    },
    rulings: Section {
        title: "Rulings",
        lines: [
            app("", "Questions that come up at the table. What the rulebooks leave open, Lamplight answers like this."),
            rule("Do reveal abilities happen at set-up?", "Yes, before the first round."),
            ruling(
                "When is “the only one played” looked at?",
                "Once, after step 2. A shooter who dies in step 3 still counts.",
            ),
            ruling(
                "Does an instant help a Hunter killed earlier in step 3?",
                "No, not even the Blood Vial that would have saved them.",
            ),
            ruling("May I play a utility to no effect?", "Yes: a Blood Vial at full health is a way to pass."),
            ruling(
                "The enemy dies in step 3. What of the other weapons?",
                "They go to the used cards without having struck, a Threaded Cane too.",
            ),
            ruling("Is the die rolled when the First Player is dead?", "Yes. The enemy attacks as long as it stands."),
            ruling(
                "Do abilities answer the killing blow?",
                "Yes, but trophies come first. The Silver Beast bites and Ebrietas splashes even as they die.",
            ),
            ruling(
                "A weapon hindered down to 0?",
                "It attacks but damages nothing: no echo, no trophy. A Chikage still costs its wielder 1.",
            ),
            ruling(
                "What does the Repeating Pistol stop?",
                "All damage to you this round, also from a reveal in step 8. Not the loss of echoes or cards.",
            ),
            ruling(
                "May I refuse an upgrade?",
                "No. But the eighth card you remove may be the new one, and a card you played this round may go as well. Of copies in several piles you choose the very one.",
            ),
            ruling(
                "Stake Driver:",
                "any of the enemy's types may be chosen, also one whose track is full; then the trophy is lost. If you die after the blow, you gain it all the same.",
            ),
            ruling(
                "Threaded Cane:",
                "into hand if the Monster escapes or the Boss stands, also if you have died. Father Gascoigne breaks it if it damaged him.",
            ),
            ruling(
                "Beast Claw:",
                "what counts is your health at the moment you attack, and what it lacks to your maximum.",
            ),
            ruling("Logarius' Wheel:", "its echoes are safe even if you die in the same round."),
            ruling("Evelyn:", "the echo is paid before the shot, from those already collected."),
            ruling("Old Hunter Bone:", "does not take back itself, but may take another one."),
            ruling(
                "Brainsucker:",
                "if you hold fewer than two weapons, you give what you have. Dreamers give too, and take them back in step 7.",
            ),
            rule("Rabid Dog:", "its escape comes before the Dream. Whoever it kills there banks nothing."),
            rule("Yurie and the Huntsman:", "all who are tied for the fewest echoes gain 3."),
            ruling("", "These echoes are collected, not banked."),
            ruling("Bell Maiden:", "the next enemy gets the 2 echoes whoever it is, on top of all others."),
            ruling("Fluorescent Flower:", "stops Blood Vial and Mergo's Wet Nurse; step 7 heals as ever."),
            ruling("Watchdog of the Old Lords:", "a ranged weapon is capped at 1 after all bonuses."),
            ruling("The One Reborn:", "any damage counts, each round anew. The 2 echoes are collected, not banked."),
            ruling("Ebrietas:", "if the left neighbour is dead, the splash is lost. The Dream halves it."),
            ruling(
                "Father Gascoigne:",
                "weapons that damaged him are removed even if he dies. A Molotov Cocktail is no weapon and stays.",
            ),
            ruling(
                "Martyr Logarius:",
                "against him the Repeating Pistol prevents nothing, not even the fire he dies of. Hunter's Dream still halves, and the Blunderbuss works.",
            ),
            ruling(
                "Rom:",
                "the second death counts at once, in the middle of a step; whoever is out gains no more trophies.",
            ),
            ruling(
                "Micolash:",
                "first the escape ability, then the Monster from the box, even if the dungeon was empty.",
            ),
        ],
    },
    bots: Section {
        title: "Alone against bots",
        lines: [
            app(
                "",
                "The other chairs are taken by bots. They know what a player at the table may know: open cards, used cards, what was said. Your pick, the decks and the dice to come are hidden from them too.",
            ),
            app("Levels", "differ in how well the bots think, not in what they see."),
            app("Table talk", "is part of the game. A bot's word binds it as little as yours binds you."),
            app(
                "Undo",
                "takes back your own decision and all that followed. Decks and dice stay as the seed has laid them.",
            ),
            app(
                "The seed",
                "is the dungeon: whoever opens your link meets the same enemies, the same upgrades and the same dice.",
            ),
        ],
    },
};
