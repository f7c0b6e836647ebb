import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** How targets are chosen: one plain rule each. */
export const choosingTargets: readonly Topic[] = [
  plainRule({
    id: "plain-rules/one-creature-for-two-targets",
    title: { fr: "La même chose ciblée deux fois", en: "The same thing targeted twice" },
    about: [["several-targets", "target", "word-target-twice"], ["same-thing-twice"]],
    not: ["modal", "copy", "illegal-target", "storm", "strive", "word-target-twice", "ward"],
    verdict: "no",
    says: {
      fr: "pour un même mot «\u00a0cible\u00a0», le même objet ou joueur ne peut pas être choisi deux fois\u00a0: «\u00a0deux créatures cibles\u00a0» demande deux créatures différentes",
      en: "for one word “target” the same object or player can’t be chosen twice: “two target creatures” needs two different creatures",
    },
    because: {
      fr: "Si le texte emploie deux fois le mot «\u00a0cible\u00a0», on peut choisir la même chose une fois pour chacun.",
      en: "If the text uses the word “target” twice, the same thing may be chosen once for each.",
    },
    rules: ["115.3", "601.2c"],
    questions: {
      fr: [
        "Un sort cible deux créatures. Puis-je cibler deux fois la même créature\u202f?",
        "«\u00a0Détruisez deux créatures ciblées\u00a0»\u00a0: je peux choisir la même cible deux fois s’il n’y en a qu’une\u202f?",
        "Avec un sort à deux cibles, est-ce que je peux prendre la même créature pour les deux\u202f?",
        "Mon sort dit «\u00a0trois créatures ciblées\u00a0», je peux viser trois fois le même permanent\u202f?",
      ],
      en: [
        "A spell targets two creatures. Can I target the same creature twice?",
        "“Destroy two target creatures”: may I choose the same target for both if there is only one?",
        "With a spell that has two targets, can I pick the same creature for both?",
        "My spell says “three target creatures”. Can I aim at the same permanent three times?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-word-target-twice",
    title: { fr: "Deux fois le mot «\u00a0cible\u00a0»", en: "The word “target” twice" },
    about: [["word-target-twice"], ["same-thing-twice", "target"]],
    verdict: "yes",
    says: {
      fr: "si le texte emploie le mot «\u00a0cible\u00a0» plusieurs fois, la même créature ou le même joueur peut être choisi une fois pour chaque mot «\u00a0cible\u00a0», sauf si le texte dit «\u00a0autre\u00a0»",
      en: "if the text uses the word “target” several times, the same creature or player may be chosen once for each word “target”, unless it says “other” or “another”",
    },
    because: {
      fr: "Pour un seul mot «\u00a0cible\u00a0» («\u00a0deux créatures cibles\u00a0»), il faut des choses différentes.",
      en: "For a single word “target” (“two target creatures”) they must be different.",
    },
    rules: ["115.3"],
    questions: {
      fr: [
        "Mon sort a deux fois le mot «\u00a0cible\u00a0». Puis-je choisir la même créature pour les deux\u202f?",
        "Si le mot cible apparaît deux fois, le même joueur peut-il être choisi pour chaque mot cible\u202f?",
        "Le texte emploie deux fois le mot cible\u00a0: même cible autorisée\u202f?",
        "Un sort avec deux fois «\u00a0cible\u00a0» dans son texte\u00a0: la même créature pour chaque mot cible, c’est permis\u202f?",
      ],
      en: [
        "My spell has the word target twice. Can I choose the same creature for both?",
        "If a spell uses the word target twice, may the same player be chosen for each instance of target?",
        "Two instances of target on a card: is the same permanent allowed for both?",
        "The word target appears in two sentences. Can both be the same creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/up-to-may-be-zero",
    title: { fr: "«\u00a0Jusqu’à\u00a0» peut vouloir dire zéro", en: "“Up to” may be zero" },
    about: [
      ["up-to-targets"],
      ["zero-targets", "target", "no-legal-target", "must-target", "permission", "few-cards"],
    ],
    not: ["enters-trigger", "mulligan"],
    verdict: "yes",
    says: {
      fr: "«\u00a0jusqu’à N cibles\u00a0» permet d’en choisir moins, et même aucune\u00a0: le sort peut être lancé sans cible et ses autres effets se produisent",
      en: "“up to N targets” lets you choose fewer, even none: the spell may be cast with no target and its other effects still happen",
    },
    because: {
      fr: "Sans cible choisie, il ne peut pas non plus devenir sans cible légale.",
      en: "With no target chosen it can’t lose its targets either.",
    },
    rules: ["115.6", "601.2c"],
    questions: {
      fr: [
        "Un sort dit «\u00a0jusqu’à deux créatures ciblées\u00a0». Puis-je ne choisir aucune cible\u202f?",
        "«\u00a0Jusqu’à trois cibles\u00a0»\u00a0: est-ce que je peux n’en cibler qu’une seule\u202f?",
        "Puis-je lancer un sort «\u00a0jusqu’à une créature ciblée\u00a0» sans cible, juste pour piocher\u202f?",
        "Mon éphémère vise jusqu’à deux cibles, je peux le lancer avec une seule cible\u202f?",
      ],
      en: [
        "A spell says “up to two target creatures”. Can I choose no target at all?",
        "“Up to three targets”: may I target just one?",
        "Can I cast a spell with “up to one target creature” without a target, just to draw the card?",
        "My instant aims at up to two targets. May I cast it with only one target?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/what-any-target-means",
    title: { fr: "«\u00a0N’importe quelle cible\u00a0»", en: "“Any target”" },
    about: [["any-target"], ["land-or-artifact"]],
    not: ["becomes-creature", "artifact-creature", "land-destroyed-mana", "tap-for-mana"],
    verdict: "no",
    says: {
      fr: "«\u00a0n’importe quelle cible\u00a0» veut dire une créature, un joueur, un planeswalker ou une bataille\u00a0: ni un terrain, ni un artefact ou enchantement qui n’est pas une créature",
      en: "“any target” means a creature, a player, a planeswalker or a battle: neither a land nor an artifact or enchantment that isn’t a creature",
    },
    because: {
      fr: "Un Véhicule sans équipage n’est donc pas une cible possible.",
      en: "So a Vehicle that isn’t crewed is no possible target.",
    },
    rules: ["115.4"],
    questions: {
      fr: [
        "Un sort inflige 3 blessures à «\u00a0n’importe quelle cible\u00a0». Puis-je cibler un terrain\u202f?",
        "«\u00a0N’importe quelle cible\u00a0», ça inclut un artefact qui n’est pas une créature\u202f?",
        "Est-ce que je peux viser un enchantement avec un sort «\u00a0n’importe quelle cible\u00a0»\u202f?",
        "Avec «\u00a0n’importe quelle cible\u00a0», un artefact ou un terrain est-il une cible possible\u202f?",
        "Puis-je lancer mon sort «\u00a02 blessures à n’importe quelle cible\u00a0» sur le terrain de mon adversaire\u202f?",
      ],
      en: [
        "A spell deals 3 damage to “any target”. Can I target a land?",
        "Does “any target” include a noncreature artifact?",
        "May I aim an “any target” spell at an enchantment?",
        "~What can be chosen for “any target”: a land, an artifact, a player?",
        "Can I point my “2 damage to any target” spell at an opponent’s land?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-spell-cannot-target-itself",
    title: { fr: "Un sort ne se cible pas lui-même", en: "A spell can’t target itself" },
    about: [["targets-itself"]],
    verdict: "no",
    says: {
      fr: "un sort ou une capacité sur la pile n’est jamais une cible légale pour lui-même",
      en: "a spell or ability on the stack is never a legal target for itself",
    },
    because: {
      fr: "Un contresort a donc besoin d’un autre sort.",
      en: "So a counterspell needs another spell.",
    },
    rules: ["115.5"],
    questions: {
      fr: [
        "Un sort peut-il se cibler lui-même\u202f?",
        "Est-ce que mon contresort peut se contrecarrer lui-même\u202f?",
        "J’ai un sort «\u00a0copiez le sort ciblé\u00a0»\u00a0: il peut se cibler lui-même\u202f?",
        "Puis-je faire en sorte qu’un contresort se cible lui-même\u202f?",
      ],
      en: [
        "Can a spell target itself?",
        "Can my counterspell counter itself?",
        "I have a spell that says “copy target spell”: may it target itself?",
        "Could I make a counterspell target itself?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/changing-a-target-needs-a-legal-one",
    title: { fr: "Changer une cible", en: "Changing a target" },
    about: [
      ["redirect-spell"],
      [
        "illegal-target",
        "hexproof",
        "shroud",
        "protection",
        "no-legal-target",
        "change-target",
        "ward",
        "untargeted",
      ],
    ],
    not: ["redirect-damage", "copy-targets", "enters-trigger", "permanent-spell", "creature-spell"],
    verdict: "no",
    says: {
      fr: "changer la cible d’un sort demande une autre cible légale pour ce sort\u00a0: s’il n’y en a pas, la cible reste la même",
      en: "changing the target of a spell takes another target that is legal for that spell: if there is none, the target stays the same",
    },
    because: {
      fr: "C’est le contrôleur du sort qui compte pour la défense talismanique\u00a0: elle n’arrête que ses adversaires.",
      en: "Legality is judged for the spell’s controller: hexproof stops only that player’s opponents' creatures from being chosen.",
    },
    rules: ["115.7a", "115.7d"],
    questions: {
      fr: [
        "Puis-je changer la cible d’un sort vers une cible illégale\u202f?",
        "Mon adversaire vise ma créature. Avec Déviation, je peux changer la cible du sort pour une créature avec le linceul\u202f?",
        "Changer de cible marche-t-il s’il n’y a aucune autre cible légale\u202f?",
        "Un sort qui change la cible peut-il choisir une nouvelle cible qui n’est pas légale\u202f?",
      ],
      en: [
        "Can I change the target of a spell to an illegal target?",
        "With Misdirection, may I change the target of a removal spell to a creature with shroud?",
        "Does changing the target work if there is no other legal target?",
        "If an effect changes the target of a spell, can the new target be one that isn’t legal?",
      ],
    },
  }),
];
