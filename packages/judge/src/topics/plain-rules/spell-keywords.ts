import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords of spells with a gift, a disguise, materials or a returned creature: one plain rule each. */
export const spellKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/promised-gifts",
    title: { fr: "Un cadeau promis", en: "Gift" },
    about: [["gift-keyword", "gift-words"]],
    verdict: "no",
    says: {
      fr: "l’adversaire que vous choisissez en lançant le sort ne peut pas refuser le cadeau, qu’il reçoit avant les autres effets du sort\u202f; si le sort est contrecarré, il n’y a pas de cadeau",
      en: "the opponent you choose as you cast the spell cannot refuse the gift and gets it before the spell’s other effects; if the spell is countered, there is no gift",
    },
    because: {
      fr: "Promettre un cadeau est facultatif et décidé en lançant le sort\u202f; pour un permanent, le cadeau vient d’une capacité déclenchée à l’arrivée.",
      en: "Promising a gift is optional and decided on casting; for a permanent the gift comes from a trigger when it enters.",
    },
    rules: ["702.174a", "702.174j"],
    questions: {
      fr: [
        "Mon adversaire peut-il refuser le cadeau (gift) que je lui promets\u202f?",
        "Si mon sort avec gift est contrecarré, l’adversaire reçoit-il quand même le cadeau\u202f?",
        "Suis-je obligé de promettre un cadeau (gift) en lançant le sort\u202f?",
        "~Comment fonctionne un sort avec gift\u202f?",
        "On contre mon sort dont j’ai promis le gift d’une carte\u00a0: l’adv pioche\u202f?",
      ],
      en: [
        "Can my opponent refuse the gift I promise them?",
        "If my spell with gift is countered, does the opponent still get the gift?",
        "Do I have to promise a gift when I cast the spell?",
        "~How does a spell with gift work?",
        "They counter my spell with a promised gift of a card. Does that opponent draw?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/crafted-permanents",
    title: { fr: "Craft", en: "Craft" },
    about: [["craft-keyword", "craft-words"]],
    turned: ["instant-timing", "opponents-turn"],
    verdict: "yes",
    says: {
      fr: "les matériaux de craft s’exilent depuis le champ de bataille, votre cimetière ou les deux à la fois\u202f; c’est un coût payé avec l’exil du permanent, seulement comme un rituel, puis la carte revient transformée",
      en: "the materials for craft may be exiled from among permanents you control, cards in your graveyard, or both; it is a cost paid along with exiling the permanent, only as a sorcery, and the card then returns transformed",
    },
    because: {
      fr: "Si la capacité est contrecarrée, tout reste en exil. La carte revenue est un nouvel objet.",
      en: "If the ability is countered, everything stays in exile. The returned card is a new object.",
    },
    rules: ["702.167a", "702.167b"],
    questions: {
      fr: [
        "Puis-je utiliser des cartes de mon cimetière comme matériaux pour craft\u202f?",
        "!Puis-je activer craft pendant le tour de mon adversaire\u202f?",
        "Puis-je mélanger un permanent et une carte du cimetière pour payer craft\u202f?",
        "~Comment fonctionne craft avec un artefact\u202f?",
        "Pour craft avec deux créatures, une du board et une du cim ça passe\u202f?",
      ],
      en: [
        "Can I use cards in my graveyard as the materials for craft?",
        "!Can I activate craft on my opponent’s turn?",
        "May I mix a permanent and a graveyard card to pay for craft?",
        "~How does craft with artifact work?",
        "For craft with two creatures, may one come from the board and one from the yard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/disguised-and-cloaked",
    title: { fr: "Disguise et cloak", en: "Disguise and cloak" },
    about: [
      ["disguise", "cloak-keyword"],
      ["ward", "target", "removal", "pay"],
    ],
    verdict: "yes",
    says: {
      fr: "une créature face cachée par «\u00a0disguise\u00a0» ou «\u00a0cloak\u00a0» est une 2/2 avec la parade {2} tant qu’elle est face cachée\u00a0: la cibler coûte {2} de plus à l’adversaire",
      en: "a face-down creature from disguise or cloak is a 2/2 with ward {2} while it is face down: an opponent’s spell that targets it is countered unless they pay {2}",
    },
    because: {
      fr: "Retournée face visible par une action spéciale, elle perd cette parade, sauf si elle l’a imprimée. Une mue ordinaire n’a pas de parade.",
      en: "Turned face up, which is a special action, it loses that ward unless it has one printed. A plain morph has none.",
    },
    rules: ["702.168a", "701.58a", "702.21a"],
    questions: {
      fr: [
        "Une créature face cachée avec disguise a-t-elle la parade\u202f?",
        "Mon adversaire doit-il payer pour cibler une créature que j’ai «\u00a0cloak\u00a0»\u202f?",
        "Une carte mise face cachée par cloak a-t-elle la parade {2} (ward)\u202f?",
        "~Quelle parade (ward) a une créature avec disguise face cachée\u202f?",
        "Je vise sa créature disguise face cachée avec un éclair, je dois payer la parade\u202f?",
      ],
      en: [
        "Does a face-down creature with disguise have ward?",
        "Does my opponent have to pay to target a creature I cloaked?",
        "Does a card put face down by cloak have ward 2?",
        "~What ward does a face-down disguise creature have?",
        "I bolt their face-down disguise creature. Do I need to pay for ward?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/backup-abilities",
    title: { fr: "Backup", en: "Backup" },
    about: [["backup-keyword", "backup-words"]],
    verdict: "yes",
    says: {
      fr: "si backup vise une autre créature, elle reçoit les marqueurs et, jusqu’à la fin du tour, les capacités imprimées sous backup, même si la créature avec backup est partie entre-temps\u202f; les marqueurs restent",
      en: "if backup targets another creature, that one gets the counters and, until end of turn, the abilities printed below backup, even if the backup creature has left in the meantime; the counters stay",
    },
    because: {
      fr: "Les capacités sont fixées quand la capacité est mise sur la pile. Visant elle-même, la créature ne reçoit que les marqueurs.",
      en: "The abilities are fixed as the trigger is put on the stack. Targeting itself, the creature just gets the counters.",
    },
    rules: ["702.165a", "702.165d"],
    questions: {
      fr: [
        "Si la créature avec backup est tuée en réponse, ma cible reçoit-elle quand même les capacités\u202f?",
        "Puis-je mettre les marqueurs de backup sur la créature elle-même\u202f?",
        "Les marqueurs donnés par backup restent-ils après la fin du tour\u202f?",
        "~Comment fonctionne backup 1\u202f?",
        "L’adv foudroie mon bonhomme backup sur la pile, mon autre créature gagne les capacités\u202f?",
      ],
      en: [
        "If the creature with backup is killed in response, does my target still get the abilities?",
        "May I put the backup counters on the creature itself?",
        "Do the counters from backup stay after end of turn?",
        "~How does backup 1 work?",
        "They bolt my backup guy with the trigger on the stack. Will my other creature gain the abilities?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/freerunning-condition",
    title: { fr: "Freerunning", en: "Freerunning" },
    about: [["freerunning"]],
    turned: ["noncombat-damage"],
    verdict: "yes",
    says: {
      fr: "le coût de freerunning se paie si un joueur a subi ce tour-ci des blessures de combat d’un Assassin ou d’un commandant que vous contrôliez, même si cette créature est partie depuis",
      en: "the freerunning cost may be paid if a player was dealt combat damage this turn by an Assassin or a commander you controlled at that time, even if that creature has left since",
    },
    because: {
      fr: "Un commandant d’un autre joueur que vous contrôliez convient aussi. Le moment du lancement ne change pas\u00a0: après les blessures, pour un rituel, dans la seconde phase principale.",
      en: "Another player’s commander that you controlled qualifies too. The timing of the spell does not change: a sorcery waits for the second main phase.",
    },
    rules: ["702.173a"],
    questions: {
      fr: [
        "Mon commandant a blessé un joueur puis est mort, puis-je payer freerunning\u202f?",
        "Des blessures de combat d’un Assassin me permettent-elles de payer le coût de freerunning\u202f?",
        "!Des blessures hors combat de mon Assassin suffisent-elles pour freerunning\u202f?",
        "~Quand puis-je payer le coût de freerunning\u202f?",
        "Mon commandant non-Assassin a touché un joueur ce tour-ci\u00a0: freerunning est actif\u202f?",
      ],
      en: [
        "My commander damaged a player and then died. Can I pay a freerunning cost?",
        "Does combat damage by an Assassin let me use freerunning?",
        "!Is noncombat damage by my Assassin enough for freerunning?",
        "~How does freerunning work?",
        "My commander is no Assassin but connected this turn. Is freerunning available?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sneak-and-webs",
    title: { fr: "Sneak et web-slinging", en: "Sneak and web-slinging" },
    about: [["sneak-keyword", "sneak-words", "web-slinging"]],
    verdict: "yes",
    says: {
      fr: "avec «\u00a0sneak\u00a0», on lance la créature à l’étape de déclaration des bloqueurs en renvoyant une de ses attaquantes non bloquées\u00a0: elle arrive engagée et attaque le même joueur\u202f; elle est lancée, donc elle peut être contrecarrée",
      en: "with sneak you cast the card in your declare blockers step by returning an unblocked attacker to hand: a permanent enters tapped and attacking the same player; it is cast, so it can be countered",
    },
    because: {
      fr: "Web-slinging renvoie plutôt une créature engagée et ne change pas le moment du lancement.",
      en: "Web-slinging instead returns a tapped creature and does not change the timing.",
    },
    rules: ["702.190a", "702.190b", "702.188a"],
    questions: {
      fr: [
        "Une créature lancée avec sneak peut-elle être contrecarrée\u202f?",
        "Avec sneak, la créature arrive-t-elle attaquante\u202f?",
        "Puis-je lancer une carte avec sneak en renvoyant une attaquante non bloquée\u202f?",
        "~Comment fonctionne sneak par rapport au ninjutsu\u202f?",
        "Mon ninja sort grâce à sneak\u00a0: l’adv a le droit de le contrer\u202f?",
      ],
      en: [
        "Can a creature cast with sneak be countered?",
        "With sneak, does the creature enter attacking?",
        "May I cast a card with sneak by returning an unblocked attacker to my hand?",
        "~How does sneak work compared to ninjutsu?",
        "I bring in my ninja using sneak. Could my opponent counter it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/bestowed-spells",
    title: { fr: "Un sort lancé avec la grâce", en: "A bestowed spell" },
    about: [
      ["bestow"],
      [
        "creature-spell",
        "counter-spell",
        "cast",
        "cast-trigger",
        "enchantment",
        "aura",
        "target",
        "hexproof",
      ],
    ],
    not: ["illegal-target", "gone", "target-gone", "dies", "fizzle", "commander", "falls-off"],
    turned: ["aura", "enchantment", "target"],
    verdict: "no",
    says: {
      fr: "lancé pour la grâce, c’est un sort d’aura qui cible une créature et non un sort de créature\u00a0: ce qui contrecarre ou récompense un sort de créature ne s’y applique pas",
      en: "cast bestowed, it is an Aura spell that targets a creature and not a creature spell: what counters or rewards a creature spell does not apply to it",
    },
    because: {
      fr: "Il redevient une créature si sa cible est illégale à la résolution, ou quand l’aura se détache.",
      en: "It becomes a creature again if its target is illegal on resolution, or when the Aura becomes unattached.",
    },
    rules: ["702.103b", "702.103d", "702.103e"],
    questions: {
      fr: [
        "Un sort lancé pour la grâce (bestow) est-il un sort de créature\u202f?",
        "Essence Scatter peut-il contrecarrer un sort lancé avec bestow\u202f?",
        "!Un sort lancé pour la grâce (bestow) cible-t-il une créature\u202f?",
        "~Quel type de sort est une carte lancée avec bestow\u202f?",
        "J’ai un contresort de créature, il marche sur son sort bestow\u202f?",
      ],
      en: [
        "Is a spell cast with bestow a creature spell?",
        "Can Essence Scatter counter a spell cast for its bestow cost?",
        "!Does a bestowed spell target a creature?",
        "~What kind of spell is a card cast with bestow?",
        "Do I draw off my creature spell trigger when I cast something bestowed?",
      ],
    },
  }),
];
