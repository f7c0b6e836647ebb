import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Banding, flanking, bushido, provoke, rampage and frenzy: one plain rule each. */
export const oldCombatKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/banding-divides-damage",
    title: { fr: "Banding et répartition des blessures", en: "Banding and dividing damage" },
    about: [["banding"], ["damage", "combat-damage", "assign-damage", "choose", "dies"]],
    turned: ["opponent-decides"],
    verdict: "yes",
    says: {
      fr: "avec banding, c’est le contrôleur de la bande qui choisit comment les blessures de combat de la créature adverse sont réparties\u00a0: sur une seule créature s’il veut",
      en: "with banding, the band’s controller chooses how the opposing creature’s combat damage is divided: all on one creature if they like",
    },
    because: {
      fr: "Il suffit d’une créature avec banding parmi celles qui bloquent ou sont bloquées par la même créature.",
      en: "One creature with banding among those blocking, or blocked by, the same creature is enough.",
    },
    rules: ["702.22j", "702.22k"],
    questions: {
      fr: [
        "Je bloque avec une créature qui a banding et une autre\u00a0: est-ce moi qui choisis comment l’attaquante répartit ses blessures\u202f?",
        "Avec banding, puis-je mettre toutes les blessures de combat adverses sur une seule de mes créatures\u202f?",
        "!Avec banding, est-ce l’adversaire qui décide comment ses blessures sont réparties\u202f?",
        "~Qui assigne les blessures de combat quand une bande est bloquée\u202f?",
        "Mon pote bloque ma 6/6 avec un banding et un jeton, c’est lui qui décide qui prend les dégâts\u202f?",
      ],
      en: [
        "I block with a banding creature and another one. Do I choose how the attacker’s damage is divided?",
        "With banding, can I put all of the opposing combat damage on one of my creatures?",
        "!With banding, does the opponent decide how their creature’s damage is dealt?",
        "~Who assigns combat damage when a band is blocked?",
        "My buddy blocks my 6/6 with a banding guy and a token; does he get to say who takes the damage?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-band-is-blocked-together",
    title: { fr: "Une bande bloquée", en: "Blocking a band" },
    about: [["banding"], ["block", "blocked-by", "becomes-blocked", "flying", "unblocked"]],
    not: ["combat-damage", "damage", "assign-damage"],
    turned: ["shares-ability"],
    verdict: "yes",
    says: {
      fr: "bloquer une créature d’une bande bloque toute la bande, mais les créatures ne partagent pas leurs capacités\u00a0: bloquer celle sans le vol bloque aussi celle qui vole",
      en: "blocking one creature of a band blocks the whole band, though the creatures share no abilities: blocking the one without flying also blocks the flyer",
    },
    because: {
      fr: "Une bande d’attaque compte des créatures avec banding et au plus une sans.",
      en: "An attacking band is any number of creatures with banding and up to one without.",
    },
    rules: ["702.22h", "702.22g", "702.22c"],
    questions: {
      fr: [
        "Si je bloque une créature d’une bande (banding), toute la bande est-elle bloquée\u202f?",
        "Une créature avec le vol dans une bande est-elle bloquée si je bloque l’autre créature de la bande\u202f?",
        "!Les créatures d’une bande partagent-elles leurs capacités comme le vol\u202f?",
        "Il attaque en bande avec un volant et un sol, je bloque celui au sol, les deux sont bloqués avec banding\u202f?",
      ],
      en: [
        "If I block one creature of a band, is the whole band blocked?",
        "Is a flying creature in a band blocked when I block the other banding creature?",
        "!Do creatures in a band share abilities such as flying?",
        "He attacks with a band of a flyer and a ground guy with banding, I block the ground guy: are both blocked?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flanking-and-blockers",
    title: { fr: "Le débordement", en: "Flanking" },
    about: [["flanking"]],
    turned: ["while-blocking", "has-flanking-too"],
    verdict: "yes",
    says: {
      fr: "chaque créature sans débordement qui bloque une créature avec le débordement prend -1/-1 jusqu’à la fin du tour, avant les blessures de combat",
      en: "each creature without flanking that blocks a creature with flanking gets -1/-1 until end of turn, before combat damage",
    },
    because: {
      fr: "La capacité se déclenche une fois par bloqueuse, et seulement quand la créature est bloquée, pas quand elle bloque. Une bloqueuse qui a le débordement n’est pas touchée.",
      en: "It triggers once for each blocker, and only when the creature becomes blocked, not when it blocks. A blocker that has flanking is not affected.",
    },
    rules: ["702.25a"],
    questions: {
      fr: [
        "Un jeton 1/1 qui bloque une créature avec le débordement (flanking) meurt-il avant les blessures\u202f?",
        "Si deux créatures bloquent une créature avec le débordement, prennent-elles toutes les deux -1/-1\u202f?",
        "!Le débordement marche-t-il quand ma créature bloque\u202f?",
        "!Une bloqueuse qui a aussi le débordement prend-elle -1/-1\u202f?",
        "Mon chevalier flanking est bloqué par un 2/2, il devient 1/1\u202f?",
      ],
      en: [
        "Does a 1/1 token that blocks a creature with flanking die before damage?",
        "If two creatures block a creature with flanking, do both get -1/-1?",
        "!Does flanking work when my creature is the one blocking?",
        "!Does a blocker that has flanking too get -1/-1?",
        "My flanking knight is blocked by a 2/2, does it shrink to 1/1?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bushido-once",
    title: { fr: "Le bushido", en: "Bushido" },
    about: [["bushido"]],
    not: ["each-blocker", "several-blockers", "gang-block"],
    verdict: "yes",
    says: {
      fr: "le bushido se déclenche quand la créature bloque ou devient bloquée, une seule fois même s’il y a plusieurs bloqueuses",
      en: "bushido triggers when the creature blocks or becomes blocked, once only even if several creatures block it",
    },
    because: {
      fr: "Le bonus arrive avant les blessures de combat. Plusieurs bushidos sur la même créature se déclenchent chacun.",
      en: "The bonus comes before combat damage. Several instances of bushido each trigger.",
    },
    rules: ["702.45a", "509.3c"],
    questions: {
      fr: [
        "Le bushido donne-t-il le bonus quand mon samouraï bloque\u202f?",
        "Ma créature avec bushido 1 est bloquée, gagne-t-elle +1/+1 avant les blessures\u202f?",
        "Mon samouraï avec le bushido bloque un attaquant, prend-il son bonus tout de suite\u202f?",
        "Bushido 2 sur mon 2/2 qui se fait bloquer\u00a0: il tape à 4\u202f?",
      ],
      en: [
        "Does bushido give the bonus when my samurai blocks?",
        "My creature with bushido 1 becomes blocked. Does it get +1/+1 before damage?",
        "My bushido samurai blocks an attacker. Does it get its bonus right away?",
        "Bushido 2 on my 2/2 that gets blocked: does it hit for 4?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/provoke-untaps",
    title: { fr: "La provocation", en: "Provoke" },
    about: [["provoke"], ["block", "forced", "untap", "lure", "tapped-creature", "must-attack"]],
    turned: ["still-illegal-block", "flying", "may-decline"],
    verdict: "yes",
    says: {
      fr: "la provocation dégage la créature ciblée et l’oblige à bloquer ce combat, si elle le peut",
      en: "provoke untaps the target creature and makes it block this combat, if able",
    },
    because: {
      fr: "«\u00a0Si elle le peut\u00a0»\u00a0: une créature qui ne peut pas bloquer légalement, par exemple une attaquante avec le vol, ne bloque pas. C’est facultatif pour l’attaquant, pas pour le défenseur.",
      en: "“If able”: a creature that can’t legally block, say a flyer, doesn’t. It is optional for the attacker, not for the defender.",
    },
    rules: ["702.39a", "509.1c"],
    questions: {
      fr: [
        "La provocation (provoke) peut-elle forcer une créature engagée à bloquer\u202f?",
        "Mon attaquante avec la provocation (provoke) oblige-t-elle la créature ciblée à bloquer\u202f?",
        "!Une créature au sol visée par provoke doit-elle bloquer mon attaquant avec le vol\u202f?",
        "Il a engagé son elfe pour du mana, je peux le dégager et le forcer à bloquer avec provoke\u202f?",
      ],
      en: [
        "Can provoke force a tapped creature to block?",
        "Does my attacker with provoke make the target creature block it?",
        "!Must a ground creature chosen by provoke block my flying attacker?",
        "He tapped his elf for mana; can I untap it and make it block with provoke?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/triggered-keywords-add-up",
    title: { fr: "Deux fois le même mot-clé déclenché", en: "The same triggered keyword twice" },
    about: [
      [
        "cascade",
        "annihilator",
        "bushido",
        "ward",
        "flanking",
        "persist",
        "undying",
        "extort",
        "evolve",
        "storm",
        "afflict",
        "cumulative-upkeep",
      ],
      ["two-of-the-keyword"],
    ],
    not: ["trample", "haste", "flying"],
    verdict: "yes",
    says: {
      fr: "un mot-clé qui est une capacité déclenchée se déclenche séparément pour chacune de ses occurrences\u00a0: deux cascades ou deux prouesses se déclenchent donc deux fois",
      en: "a keyword that is a triggered ability triggers separately for each instance: two instances of cascade or prowess trigger twice",
    },
    because: {
      fr: "À la différence du vol ou du piétinement, dont une seconde occurrence ne change rien.",
      en: "Unlike flying or trample, where a second instance changes nothing.",
    },
    rules: ["702.85c", "702.108b", "702.86b", "603.2"],
    questions: {
      fr: [
        "Mon sort a deux fois la cascade, est-ce que je cascade deux fois\u202f?",
        "Une créature qui a deux occurrences de bushido gagne-t-elle les deux bonus\u202f?",
        "Si une créature a annihilateur 2 et qu’on lui donne un second annihilateur, les deux se déclenchent-ils\u202f?",
        "Maelstrom Wanderer a cascade, cascade\u00a0: je fais bien deux cascades\u202f?",
      ],
      en: [
        "My spell has cascade twice. Do I cascade two times?",
        "Does a creature with two instances of bushido get both bonuses?",
        "If a creature has annihilator 2 and gains a second annihilator, do both trigger?",
        "Maelstrom Wanderer has cascade, cascade: is that really two cascades?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/static-keywords-are-redundant",
    title: { fr: "Deux fois le même mot-clé statique", en: "The same static keyword twice" },
    about: [
      [
        "trample",
        "haste",
        "flying",
        "vigilance",
        "deathtouch",
        "hexproof",
        "indestructible",
        "reach",
        "menace",
        "shroud",
        "infect",
        "wither",
        "convoke",
        "double-strike",
      ],
      ["two-of-the-keyword"],
    ],
    not: ["lifelink", "cascade", "prowess", "annihilator", "ward"],
    verdict: "no",
    says: {
      fr: "plusieurs occurrences d’une telle capacité sont redondantes\u00a0: l’avoir deux fois ne fait rien de plus que l’avoir une fois",
      en: "multiple instances of such an ability are redundant: having it twice does nothing more than having it once",
    },
    because: {
      fr: "Seuls les mots-clés déclenchés, ou qui portent un nombre, se cumulent.",
      en: "Only keywords that trigger, or that carry a number, add up.",
    },
    rules: ["702.19g", "702.2f", "702.4e"],
    questions: {
      fr: [
        "Ma créature a deux fois le piétinement, est-ce que ça change quelque chose\u202f?",
        "Deux sources de double initiative font-elles frapper quatre fois\u202f?",
        "Avoir deux fois la menace oblige-t-il à bloquer à quatre\u202f?",
        "Une créature avec deux fois le vol ne peut-elle être bloquée que par double vol\u202f?",
        "Deux objets donnent deathtouch à ma bestiole, avoir deux fois deathtouch sert à quelque chose\u202f?",
      ],
      en: [
        "My creature has trample twice. Does that change anything?",
        "Do two instances of double strike make a creature hit four times?",
        "Does having menace twice mean it takes four blockers?",
        "Can a creature with two instances of flying be blocked only by double flyers?",
        "Two items give my dude deathtouch; is having it two times any use?",
      ],
    },
  }),
];
