//! German.

use super::{Rules, Section, app, part, public, rule, ruling};

pub(super) static RULES: Rules = Rules {
    about: Section {
        title: "Worum es geht",
        lines: [
            rule(
                "",
                "Drei bis fünf Jäger steigen ins Kelchverlies hinab, alle hinter derselben Beute her. Jeder Gegner ist voller Blutechos, und mit jedem Punkt Schaden, den du anrichtest, nimmst du dir eines davon.",
            ),
            rule(
                "",
                "Was du gesammelt hast, ist noch in Gefahr: Stirbst du, ist es fort. Nur der Traum des Jägers bringt es in Sicherheit, und wer träumt, schlägt nicht zu, während die anderen sich satt trinken.",
            ),
            rule("", "Fällt der Endboss, werden gehortete Echos und Trophäen gezählt. Die meisten Punkte gewinnen."),
            app(
                "",
                "Die Spielregeln zeigen nicht jede Karte. Was sie offen lassen, haben wir ergänzt; der Kodex sagt, was woher stammt, und eine Regel, über die wir selbst entschieden haben, ist so gekennzeichnet wie diese.",
            ),
        ],
    },
    set_up: Section {
        title: "Vorbereitung",
        lines: [
            rule(
                "Endboss.",
                "Einer der fünf wird gezogen oder gemeinsam gewählt. Er wartet unter dem Verlies, doch seine Fähigkeit gilt von der ersten bis zur letzten Runde.",
            ),
            rule(
                "Verlies.",
                "Sieben der achtzehn Monster und drei der sieben Bosse werden gezogen und zusammen gemischt. Die anderen bleiben in der Schachtel.",
            ),
            rule(
                "Verbesserungen.",
                "Die 32 Verbesserungen werden gemischt. So viele, wie Jäger mitspielen, liegen offen aus: die verfügbaren Verbesserungen.",
            ),
            ruling(
                "Exemplare.",
                "Es gibt sechzehn verschiedene Verbesserungen, jede zweimal. Die Regelhefte zählen sie nur.",
            ),
            rule(
                "Jäger.",
                "Alle beginnen mit vollen 8 Lebenspunkten, ohne Echos, ohne Trophäe und mit denselben fünf Startkarten: Traum des Jägers, Transformieren, Sägehackbeil, Jägeraxt, Jägerpistole.",
            ),
            rule(
                "Startspieler.",
                "Ein Jäger erhält den Marker. Sitzreihenfolge heißt: der Startspieler, dann im Uhrzeigersinn.",
            ),
            rule(
                "Erster Gegner.",
                "Die oberste Karte des Verlieses wird aufgedeckt und erhält ihre Echos, wie in Schritt 8.",
            ),
            ruling("Vorrat.", "Echos sind immer genug da; der Vorrat geht nicht aus."),
        ],
    },
    choose: Section {
        title: "Wählen",
        lines: [
            rule(
                "",
                "Jeder lebende Jäger wählt geheim eine Karte aus der Hand. Haben alle gewählt, wird gemeinsam aufgedeckt.",
            ),
            rule(
                "Reden",
                "ist erlaubt und bindet niemanden: Kündige die eine Karte an und spiele die andere, wenn du dich traust.",
            ),
            rule("Benutzte Karten", "liegen offen. Wer sie zählt, weiß, was ein Jäger noch auf der Hand haben kann."),
            ruling("Transformieren", "darf nur wählen, wer daneben noch eine Waffe auf der Hand hat."),
        ],
    },
    transform: Section {
        title: "Transformieren",
        lines: [
            rule(
                "",
                "Wer Transformieren gespielt hat, weiß jetzt, was alle tun, und wählt geheim eine Nahkampf- oder Fernkampfwaffe aus der Hand. Auch diese Waffen werden gemeinsam aufgedeckt.",
            ),
            rule(
                "",
                "Die Waffe gilt in jeder Hinsicht als gespielt: Eine so eingesetzte Jägerpistole verdirbt auch eine andere. Der Traum ist diesem Jäger in dieser Runde verschlossen.",
            ),
            rule("", "Am Ende der Runde kommen beide Karten, Transformieren und die Waffe, zu den benutzten."),
        ],
    },
    instants: Section {
        title: "Soforteffekte",
        lines: [
            rule("", "Soforteffekte geschehen jetzt, in Sitzreihenfolge, bevor der Gegner zuschlägt."),
            rule("", "Eine Waffe, die ihren Schaden hier anrichtet, tut es in Schritt 5 nicht noch einmal."),
            rule(
                "Früh erlegt.",
                "Wird hier das letzte Echo genommen, verschwindet der Gegner sofort, Trophäen gibt es wie in Schritt 5, und die Schritte 4, 5 und 6 entfallen.",
            ),
            ruling(
                "Noch nicht dran.",
                "Soforteffekte, die nach einem solchen Tod an die Reihe kommen, werden ohne den Gegner ausgeführt.",
            ),
            ruling(
                "Feuer.",
                "Was Gegner und Jäger zugleich verletzt, ist ein einziger Effekt: Es verletzt beide, solange der Gegner im Spiel ist, auch wenn der Endboss daran stirbt. Dann kommen die Trophäen, dann die Tode, dann das Ende. Stirbst du an deinem eigenen Molotowcocktail, gehört dir die Trophäe trotzdem; das Echo ist mit den anderen verloren.",
            ),
        ],
    },
    enemy_attacks: Section {
        title: "Gegner greift an",
        lines: [
            rule(
                "",
                "Der Startspieler wirft den Würfel in der Farbe der Laterne des Gegners. Die Summe trifft jeden Jäger.",
            ),
            rule(
                "Plus.",
                "Eine Seite mit + zählt, und der Würfel wird noch einmal geworfen, so oft es eben kommt, bis eine Seite ohne + oben liegt. Die Summe ist ein einziger Treffer.",
            ),
            rule("", "Wer keine Lebenspunkte mehr hat, ist sofort tot und greift nicht mehr an."),
            public(
                "Seiten.",
                "Die Regelhefte zeigen nur zwei Seiten, 2+ und 0 des roten Würfels. Die anderen nennt eine öffentliche Quelle.",
            ),
        ],
    },
    hunters_attack: Section {
        title: "Jäger greifen an",
        lines: [
            rule(
                "",
                "In Sitzreihenfolge nimmt jeder lebende Jäger mit einer Waffe im Spiel dem Gegner so viele Echos, wie sie Schaden anrichtet, und legt sie zu seinen gesammelten.",
            ),
            rule("", "Niemand nimmt mehr, als noch da ist. Ist nichts mehr da, gibt es nichts zu nehmen."),
            rule(
                "Erlegt.",
                "Mit dem letzten Echo stirbt der Gegner. Alle, die ihm in dieser Runde mindestens ein Echo genommen haben, erhalten je eine Trophäe jeder seiner Arten; wer zuletzt getroffen hat, ist gleich.",
            ),
            ruling("", "Auch ein Jäger, der inzwischen gestorben ist, erhält die Trophäen."),
            part("", "Schwere Waffen schlagen nach allen anderen zu."),
        ],
    },
    escape_step: Section {
        title: "Flucht",
        lines: [
            rule(
                "",
                "Ein Monster, das noch Echos hat, entkommt: Es verlässt das Spiel, niemand erhält eine Trophäe dafür, und wenn es eine Fluchtfähigkeit hat, geschieht sie jetzt.",
            ),
            rule(
                "",
                "Bosse und Endbosse entkommen nie. Nächste Runde kämpfen sie weiter, mit den Wunden, die sie haben.",
            ),
        ],
    },
    dream_step: Section {
        title: "Traum",
        lines: [
            rule(
                "",
                "In Sitzreihenfolge sind alle an der Reihe, die in dieser Runde geträumt haben oder gestorben sind.",
            ),
            rule(
                "Wer geträumt hat,",
                "hortet alle gesammelten Echos, nimmt alle benutzten Karten und den Traum selbst zurück, nimmt eine verfügbare Verbesserung und hat wieder alle Lebenspunkte.",
            ),
            rule(
                "Wer gestorben ist,",
                "nimmt eine verfügbare Verbesserung und hat wieder alle Lebenspunkte, hortet aber nichts. Die benutzten Karten kommen nur zurück, wenn Traum des Jägers gespielt war.",
            ),
            rule("", "Erst wenn alle gewählt haben, wird die Auslage der Verbesserungen aufgefüllt."),
        ],
    },
    round_ends: Section {
        title: "Rundenende",
        lines: [
            rule(
                "",
                "Gespielte Karten kommen offen zu den benutzten ihres Jägers. Der Startspielermarker wandert nach links.",
            ),
            rule(
                "Der nächste Gegner.",
                "Ist der Gegner fort, wird der nächste aufgedeckt: die oberste Karte des Verlieses oder, wenn es leer ist, der Endboss. Er erhält so viele Echos, wie er Lebenspunkte hat, bei vier Jägern 1 mehr, bei fünf 2 mehr.",
            ),
            rule("", "Eine Fähigkeit beim Aufdecken geschieht genau dann."),
        ],
    },
    cards: Section {
        title: "Karten und ihr Zeitpunkt",
        lines: [
            rule(
                "Nahkampf und Fernkampf",
                "sind Waffen. Sie schlagen in Schritt 5 zu; die Zahl im Tropfen ist ihr Schaden.",
            ),
            rule("Hilfskarten", "sind keine Waffen. Sie tun, was sie sagen, und greifen in Schritt 5 nicht an."),
            rule(
                "Soforteffekt",
                "heißt: in Schritt 3, vor dem Angriff des Gegners. Wer zuerst schießt, hat sein Echo, bevor der Würfel ihn umbringen kann.",
            ),
            rule(
                "Die Jägerpistole",
                "hat ihren Soforteffekt nur, wenn sie in dieser Runde die einzige ist. Sonst schießt jede von ihnen in Schritt 5.",
            ),
            rule(
                "Transformieren",
                "zeigt dir alle Karten, bevor du deine Waffe wählst. Du zahlst dafür mit einer benutzten Karte mehr.",
            ),
            rule("Traum des Jägers", "halbiert in dieser Runde allen Schaden gegen dich und rundet ab."),
            ruling("", "Jeder Treffer wird für sich halbiert."),
            part("Schwere Waffen", "schlagen in Schritt 5 zuletzt zu. Was dann fort ist, nehmen sie nicht mehr."),
        ],
    },
    death: Section {
        title: "Schaden und Tod",
        lines: [
            rule(
                "",
                "Bei 0 Lebenspunkten stirbst du, ganz gleich woran: am Würfel des Gegners, am Feuer eines anderen Jägers, beim Aufdecken, bei einer Flucht. Unter 0 geschieht nichts weiter.",
            ),
            rule(
                "",
                "Du verlierst alle gesammelten Echos, auch die aus derselben Runde. Was gehortet ist, bleibt gehortet.",
            ),
            rule(
                "",
                "Bis Schritt 7 der Runde bist du aus dem Spiel. Dort nimmst du eine Verbesserung und kehrst mit allen Lebenspunkten zurück.",
            ),
            rule("Beim Aufdecken gestorben,", "setzt du die kommende Runde bis zu ihrem Schritt 7 aus."),
            rule("Bei einer Flucht gestorben,", "kehrst du in Schritt 7 derselben Runde zurück."),
        ],
    },
    dream: Section {
        title: "Der Traum: rechtzeitig horten",
        lines: [
            rule(
                "",
                "Gesammelte Echos sind ein Versprechen, gehortete sind Punkte. Traum des Jägers macht aus den einen die anderen und gibt dir deine benutzten Karten wieder.",
            ),
            rule("Der Preis:", "eine Runde ohne Angriff, also auch ohne Anteil an der Beute dieser Runde."),
            rule(
                "Die Gefahr:",
                "Gehortet wird erst in Schritt 7. Tötet dich vorher auch der halbe Schaden, sind die Echos verloren; die benutzten Karten und der Traum kommen trotzdem zurück.",
            ),
            rule("", "Traum des Jägers verlässt nie das Spiel."),
        ],
    },
    upgrades: Section {
        title: "Verbesserungen",
        lines: [
            rule("", "Jeder Traum und jeder Tod bringt dir eine der verfügbaren Verbesserungen, gleich auf die Hand."),
            rule(
                "Sieben Karten",
                "darf ein Jäger höchstens haben, Hand und benutzte zusammen. Mit der achten entfernst du sofort eine beliebige aus dem Spiel, vielleicht die neue, aber nie Traum des Jägers.",
            ),
            rule("", "Ein leerer Stapel füllt nichts auf; ist keine Verbesserung mehr da, gibt es keine."),
        ],
    },
    trophies: Section {
        title: "Trophäen",
        lines: [
            rule(
                "",
                "Es gibt drei Leisten: Verwandte, Humanoide und Bestien. Du beginnst neben jeder Leiste, bei 0. Jede Trophäe bringt dich ein Feld weiter; die Felder zählen 1, 2, 3, 5 und 8 Punkte.",
            ),
            rule(
                "",
                "Trophäen gibt es nur, wenn der Gegner stirbt, und nur für die, die ihm in derselben Runde ein Echo genommen haben. Blut, das ein Boss eine Runde vorher verlor, zählt nicht.",
            ),
            rule("", "Der Endboss bringt eine Trophäe jeder Art."),
            ruling("", "Auf dem letzten Feld gehen weitere Trophäen dieser Art verloren."),
        ],
    },
    escape: Section {
        title: "Wenn ein Monster entkommt",
        lines: [
            rule(
                "",
                "Ein Monster bleibt eine Runde lang. Bringt ihr es nicht gemeinsam zur Strecke, behaltet ihr die genommenen Echos, aber seine Trophäen sind fort.",
            ),
            rule("", "Manche Monster schlagen im Gehen noch einmal zu: Das ist ihre Fluchtfähigkeit."),
            ruling("", "Fluchtfähigkeiten gehen an Toten vorbei."),
            rule("", "Entkommene und erlegte Gegner verlassen das Spiel und kehren nicht in die Schachtel zurück."),
        ],
    },
    bosses: Section {
        title: "Bosse",
        lines: [
            rule(
                "",
                "Drei Bosse liegen zwischen den Monstern. Jeder bleibt, bis er tot ist, und behält seine Wunden von Runde zu Runde.",
            ),
            rule("", "Seine Fähigkeit gilt, solange er im Spiel ist."),
            rule("", "Ein Boss gehört zu mehreren Arten, und wer ihn erlegt, erhält von jeder eine Trophäe."),
        ],
    },
    final_bosses: Section {
        title: "Endbosse",
        lines: [
            rule(
                "",
                "Er kommt, wenn das Verlies leer ist, doch seine Fähigkeit gilt die ganze Partie. Einer von diesen fünf bestimmt jede Jagd:",
            ),
            ruling(
                "Rom:",
                "Die Punkte eines ausgeschiedenen Jägers werden gezeigt, gewinnen aber nicht. Sind alle ausgeschieden, gewinnt niemand.",
            ),
        ],
    },
    end: Section {
        title: "Ende und Wertung",
        lines: [
            rule(
                "",
                "Das Spiel endet in dem Augenblick, in dem der Endboss stirbt, nach seinen Trophäen. Alle horten, was sie tragen; einen Traumschritt gibt es nicht mehr.",
            ),
            rule("Punkte:", "gehortete Echos, dazu auf jeder der drei Leisten die Zahl, die dein Marker erreicht hat."),
            rule("Beispiel:", "12 Echos und Marker auf 3, 5 und 1 ergeben 21 Punkte."),
            rule("Gleichstand", "entscheiden die gehorteten Echos. Sind auch sie gleich, ist der Sieg geteilt."),
            ruling(
                "Stillstand.",
                "Nach zehn Runden hintereinander, in denen niemand dem Gegner geschadet hat, endet die Jagd, wie sie steht: Alle horten und werten. Der Tisch warnt ab der siebten.",
            ),
        ],
    },
    rulings: Section {
        title: "Entscheidungen",
        lines: [
            app("", "Fragen, die am Tisch aufkommen. Was die Regelhefte offenlassen, beantwortet Lamplight so."),
            rule("Gelten Fähigkeiten beim Aufdecken schon bei der Vorbereitung?", "Ja, noch vor der ersten Runde."),
            ruling(
                "Wann wird geprüft, ob eine Waffe „die einzige“ ist?",
                "Einmal, nach Schritt 2. Ein Schütze, der in Schritt 3 stirbt, zählt weiter mit.",
            ),
            ruling(
                "Hilft ein Soforteffekt dem, der in Schritt 3 schon gestorben ist?",
                "Nein, auch die Blutphiole nicht, die ihn gerettet hätte.",
            ),
            ruling(
                "Darf ich eine Hilfskarte ohne Wirkung spielen?",
                "Ja: Eine Blutphiole bei voller Gesundheit ist eine Art zu passen.",
            ),
            ruling(
                "Der Gegner stirbt in Schritt 3. Was wird aus den anderen Waffen?",
                "Sie kommen ungenutzt zu den benutzten Karten, auch ein Fädenstock.",
            ),
            ruling("Wird gewürfelt, wenn der Startspieler tot ist?", "Ja. Der Gegner greift an, solange er steht."),
            ruling(
                "Antworten Fähigkeiten auch auf den tödlichen Schlag?",
                "Ja, aber die Trophäen kommen zuerst. Die Silberbestie beißt und Ebrietas spritzt noch im Sterben.",
            ),
            ruling(
                "Eine Waffe, die auf 0 behindert wurde?",
                "Sie greift an, schadet aber nicht: kein Echo, keine Trophäe. Eine Chikage kostet trotzdem 1.",
            ),
            ruling(
                "Wogegen hilft die Repetierpistole?",
                "Gegen allen Schaden an dir in dieser Runde, auch beim Aufdecken in Schritt 8. Nicht gegen den Verlust von Echos oder Karten.",
            ),
            ruling(
                "Darf ich eine Verbesserung ablehnen?",
                "Nein. Aber die achte Karte, die du entfernst, darf die neue sein, und auch eine in dieser Runde gespielte. Unter Exemplaren in mehreren Stapeln wählst du selbst.",
            ),
            ruling(
                "Pfahltreiber:",
                "Jede Art des Gegners darf gewählt werden, auch eine mit voller Leiste; dann ist die Trophäe verloren. Stirbst du nach dem Schlag, erhältst du sie trotzdem.",
            ),
            ruling(
                "Fädenstock:",
                "auf die Hand, wenn das Monster entkommt oder der Boss steht, auch wenn du gestorben bist. Pater Gascoigne zerbricht ihn, wenn er ihm geschadet hat.",
            ),
            ruling(
                "Bestienklaue:",
                "Es zählen deine Lebenspunkte im Augenblick des Angriffs und was ihnen zum Höchstwert fehlt.",
            ),
            ruling("Logarius' Rad:", "Seine Echos sind sicher, auch wenn du in derselben Runde stirbst."),
            ruling("Evelyn:", "Das Echo wird vor dem Schuss bezahlt, aus den schon gesammelten."),
            ruling("Knochen eines alten Jägers:", "nimmt sich nicht selbst zurück, wohl aber einen zweiten."),
            ruling(
                "Hirnsauger:",
                "Hast du weniger als zwei Waffen auf der Hand, gibst du, was da ist. Auch Träumende geben und nehmen sie in Schritt 7 zurück.",
            ),
            rule("Tollwütiger Hund:", "Seine Flucht kommt vor dem Traum. Wen er dabei tötet, der hortet nichts."),
            rule("Yurie und der Weidmann:", "Alle, die gleichauf am wenigsten Echos haben, erhalten 3."),
            ruling("", "Diese Echos sind gesammelt, nicht gehortet."),
            ruling(
                "Glockenmaid:",
                "Der nächste Gegner bekommt die 2 Echos, wer immer er ist, zusätzlich zu allen anderen.",
            ),
            ruling("Leuchtende Blume:", "hält Blutphiole und Mergos Amme auf; Schritt 7 heilt wie immer."),
            ruling(
                "Wachhund der Alten Herren:",
                "Eine Fernkampfwaffe richtet auch mit allen Zuschlägen höchstens 1 an.",
            ),
            ruling(
                "Der Wiedergeborene:",
                "Jeder Schaden zählt, jede Runde von Neuem. Die 2 Echos sind gesammelt, nicht gehortet.",
            ),
            ruling("Ebrietas:", "Ist der linke Nachbar tot, geht der Spritzer ins Leere. Der Traum halbiert ihn."),
            ruling(
                "Pater Gascoigne:",
                "Waffen, die ihm geschadet haben, werden entfernt, auch wenn er stirbt. Ein Molotowcocktail ist keine Waffe und bleibt.",
            ),
            ruling(
                "Märtyrer Logarius:",
                "Gegen ihn verhindert die Repetierpistole nichts, nicht einmal das Feuer, an dem er stirbt. Der Traum des Jägers halbiert weiter, und die Donnerbüchse wirkt.",
            ),
            ruling(
                "Rom:",
                "Der zweite Tod gilt sofort, mitten im Schritt; wer ausgeschieden ist, erhält keine Trophäen mehr.",
            ),
            ruling(
                "Micolash:",
                "Erst die Fluchtfähigkeit, dann das Monster aus der Schachtel, auch wenn das Verlies schon leer war.",
            ),
        ],
    },
    bots: Section {
        title: "Allein gegen Bots",
        lines: [
            app(
                "",
                "Auf den anderen Stühlen sitzen Bots. Sie wissen, was man am Tisch wissen darf: offene Karten, benutzte Karten, was gesagt wurde. Deine Wahl, die Stapel und die kommenden Würfel kennen auch sie nicht.",
            ),
            app("Die Stufen", "unterscheiden sich darin, wie gut die Bots denken, nicht darin, was sie sehen."),
            app("Tischgespräche", "gehören zum Spiel. Das Wort eines Bots bindet ihn so wenig wie deines dich."),
            app(
                "Zurück",
                "nimmt deine eigene Entscheidung und alles, was ihr folgte, wieder weg. Stapel und Würfel bleiben, wie das Startwort sie gelegt hat.",
            ),
            app(
                "Das Startwort",
                "ist das Verlies: Wer deinen Link öffnet, trifft dieselben Gegner, dieselben Verbesserungen und dieselben Würfel.",
            ),
        ],
    },
};
