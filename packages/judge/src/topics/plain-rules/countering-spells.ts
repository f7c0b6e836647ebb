import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Countering spells: one plain rule each. */
export const counteringSpells: readonly Topic[] = [
  plainRule({
    id: "plain-rules/countering-a-counterspell",
    title: { fr: "Contrecarrer un contresort", en: "Countering a counterspell" },
    about: [["counter-war", "answer-an-answer"]],
    not: [
      "uncounterable",
      "ward",
      "activated-ability",
      "triggered-ability",
      "split-second",
      "storm",
    ],
    verdict: "yes",
    says: {
      fr: "un contresort est un sort sur la pile comme un autre\u00a0: on peut y répondre et le contrecarrer\u202f; le dernier lancé se résout d’abord, et le sort d’origine est sauvé",
      en: "a counterspell is a spell on the stack like any other: it may be responded to and countered; the last one cast resolves first, and the original spell is saved",
    },
    because: {
      fr: "On peut répondre à une réponse autant de fois qu’on le veut, tant qu’on peut payer.",
      en: "A response may be answered as often as players like, as long as they can pay.",
    },
    rules: ["701.6a", "117.7", "405.5"],
    questions: {
      fr: [
        "Puis-je contrecarrer un contresort\u202f?",
        "Mon adversaire contre mon sort\u00a0: j’ai le droit de contrecarrer son contresort\u202f?",
        "Est-ce que je peux répondre à une réponse de mon adversaire\u202f?",
        "Un contresort peut-il contrer un contresort pour sauver mon sort\u202f?",
        "Il a répondu à mon sort avec un contre, je peux contrer son contre\u202f?",
      ],
      en: [
        "Can I counter a counterspell?",
        "My opponent counters my spell. May I counter their counterspell?",
        "Am I allowed to respond to my opponent’s response?",
        "Can a counterspell counter another counterspell to save my spell?",
        "They responded with a counterspell: can I counter the counter?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/countered-spells-were-cast",
    title: { fr: "Un sort contrecarré a été lancé", en: "A countered spell was cast" },
    about: [["counter-spell"], ["still-counts-as-cast", "counts-as-cast"]],
    not: [
      "storm",
      "copy-spell",
      "copy",
      "commander-tax",
      "copies-copy",
      "counter-war",
      "cascade",
      "resolve",
      "adventure",
    ],
    verdict: "yes",
    says: {
      fr: "un sort contrecarré a bien été lancé\u00a0: il compte parmi les sorts lancés ce tour-ci et les capacités «\u00a0à chaque fois que vous lancez\u00a0» se sont déclenchées",
      en: "a countered spell was cast all the same: it counts among the spells cast this turn, and “whenever you cast” abilities have triggered",
    },
    because: {
      fr: "Le lancement est terminé avant que quiconque puisse le contrecarrer.",
      en: "Casting is complete before anybody can counter it.",
    },
    rules: ["601.2i", "701.6a"],
    questions: {
      fr: [
        "Si mon sort est contrecarré, compte-t-il comme un sort lancé ce tour\u202f?",
        "Mon premier sort a été contrecarré\u00a0: le suivant est-il mon deuxième sort du tour\u202f?",
        "Un sort contrecarré a-t-il quand même été lancé\u202f?",
        "On a contrecarré mon rituel, il compte dans les sorts lancés pour ma capacité\u202f?",
        "Mon adversaire contre mon premier sort, le prochain déclenche «\u00a0votre deuxième sort à chaque tour\u00a0»\u202f?",
      ],
      en: [
        "If my spell is countered, does it count as a spell cast this turn?",
        "My first spell was countered: is the next one my second spell this turn?",
        "Has a countered spell still been cast?",
        "They countered my sorcery. Does it count toward spells cast this turn?",
        "My opponent counters my first spell. Does the next trigger “your second spell each turn”?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/uncounterable-spells-still-lose-targets",
    title: { fr: "Incontrecarrable, mais sans cible", en: "Uncounterable, but without a target" },
    about: [
      ["cannot-be-countered", "uncounterable"],
      [
        "loses-its-target",
        "target-gone",
        "illegal-target",
        "fizzle",
        "no-legal-target",
        "leaves-trigger",
        "dies",
      ],
    ],
    not: ["ward", "split-second", "commander", "counter-target-spell"],
    verdict: "no",
    says: {
      fr: "«\u00a0ne peut pas être contrecarré\u00a0» n’aide pas un sort dont toutes les cibles sont devenues illégales\u00a0: il ne se résout pas, sans être contrecarré",
      en: "“can’t be countered” doesn’t help a spell whose targets have all become illegal: it doesn’t resolve, and that is not countering",
    },
    because: {
      fr: "Il quitte la pile et va au cimetière sans aucun effet.",
      en: "It leaves the stack for the graveyard with no effect at all.",
    },
    rules: ["608.2b", "101.2"],
    questions: {
      fr: [
        "Un sort qui ne peut pas être contrecarré se résout-il si sa seule cible a disparu\u202f?",
        "Mon sort «\u00a0ne peut pas être contrecarré\u00a0», mais mon adversaire sacrifie la cible\u00a0: il se résout quand même\u202f?",
        "Si la cible devient illégale, mon sort incontrable a-t-il de l’effet\u202f?",
        "Un sort incontrecarrable est-il à l’abri quand sa cible gagne la défense talismanique\u202f?",
        "La cible de mon sort incontrable quitte le champ de bataille en réponse, il se résout\u202f?",
      ],
      en: [
        "Does a spell that can’t be countered resolve if its only target is gone?",
        "My spell can’t be countered, but the opponent sacrifices the target. Does it still resolve?",
        "If the target becomes illegal, does my uncounterable spell do anything?",
        "Is an uncounterable spell safe when its target gains hexproof in response?",
        "The target of my uncounterable spell leaves the battlefield in response. Does the spell resolve?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/removing-an-uncounterable-spell",
    title: { fr: "Ôter de la pile sans contrecarrer", en: "Off the stack without countering" },
    about: [
      ["cannot-be-countered", "uncounterable"],
      ["off-the-stack-otherwise", "exile", "return", "comes-back"],
    ],
    not: ["loses-its-target", "target-gone", "ward", "storm"],
    verdict: "yes",
    says: {
      fr: "exiler un sort de la pile ou le renvoyer dans une main n’est pas le contrecarrer\u00a0: cela marche aussi sur un sort qui ne peut pas être contrecarré",
      en: "exiling a spell from the stack or returning it to a hand isn’t countering it: that works on a spell that can’t be countered too",
    },
    because: {
      fr: "Seul un effet qui dit «\u00a0contrecarrer\u00a0» est arrêté.",
      en: "Only an effect that says “counter” is stopped.",
    },
    rules: ["701.6a", "101.2"],
    questions: {
      fr: [
        "Puis-je exiler de la pile un sort qui ne peut pas être contrecarré\u202f?",
        "Un effet qui renvoie un sort dans la main de son propriétaire marche-t-il sur un sort incontrable\u202f?",
        "Un sort «\u00a0ne peut pas être contrecarré\u00a0» peut-il être exilé alors qu’il est sur la pile\u202f?",
        "Renvoyer en main un sort incontrecarrable avec Venser, ça passe\u202f?",
      ],
      en: [
        "Can I exile a spell that can’t be countered from the stack?",
        "Does an effect that returns a spell to its owner’s hand work on an uncounterable spell?",
        "If a spell can’t be countered, may I still bounce it to hand while it’s on the stack?",
        "Can “exile target spell” hit a spell that can’t be countered?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-creature-spell-is-not-a-creature-yet",
    title: { fr: "Une créature sur la pile", en: "A creature on the stack" },
    about: [["spell-not-yet-creature"], ["removal-on-it", "destroy", "exile", "return", "kill"]],
    not: [
      "counter-spell",
      "dies-trigger",
      "each-time",
      "cannot-be-countered",
      "commander-tax",
      "cast-from-graveyard",
      "x-value",
    ],
    verdict: "no",
    says: {
      fr: "«\u00a0créature\u00a0» tout court veut dire un permanent sur le champ de bataille\u00a0: un sort de créature sur la pile n’est pas encore une créature et ne peut être ni détruit ni renvoyé par un tel effet",
      en: "plain “creature” means a permanent on the battlefield: a creature spell on the stack isn’t a creature yet and can’t be destroyed or bounced by such an effect",
    },
    because: {
      fr: "Il faut contrecarrer le sort, ou attendre qu’il soit résolu.",
      en: "Counter the spell, or wait until it has resolved.",
    },
    rules: ["109.2", "112.1", "608.3a"],
    questions: {
      fr: [
        "Puis-je détruire une créature encore sur la pile avec un sort de destruction\u202f?",
        "Mon adversaire lance une créature\u00a0: puis-je viser le sort de créature avec Doom Blade avant qu’il se résolve\u202f?",
        "Un sort de créature peut-il être la cible de «\u00a0détruisez la créature ciblée\u00a0»\u202f?",
        "En réponse au sort de créature, je peux renvoyer la créature sur la pile en main avec Unsummon\u202f?",
        "Il lance un gros dragon. Tant que le dragon est une créature sur la pile, puis-je le détruire avec Meurtre\u202f?",
      ],
      en: [
        "Can I destroy a creature that is still on the stack with a removal spell?",
        "My opponent casts a creature. May I use Doom Blade on the creature spell before it resolves?",
        "Can a creature spell be the target of “destroy target creature”?",
        "In response to a creature spell, can I Unsummon the creature on the stack?",
        "They cast a big Dragon. While that creature spell is on the stack, can I Murder it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/noncreature-spells-and-two-types",
    title: { fr: "«\u00a0Sort non-créature\u00a0»", en: "“Noncreature spell”" },
    about: [
      ["noncreature-spell-countered"],
      ["creature-of-two-types", "creature-spell", "creature"],
    ],
    not: ["prowess", "ward", "cast-trigger", "each-time", "vehicle"],
    verdict: "no",
    says: {
      fr: "un sort qui est aussi une créature n’est pas un sort non-créature\u00a0: une créature-artefact ou une créature-enchantement ne peut pas être la cible d’un tel contresort",
      en: "a spell that is also a creature isn’t a noncreature spell: an artifact creature or enchantment creature can’t be the target of such a counterspell",
    },
    because: {
      fr: "Un Véhicule, un planeswalker ou une aura, eux, sont des sorts non-créature.",
      en: "A Vehicle, a planeswalker or an Aura, though, is a noncreature spell.",
    },
    rules: ["205.2b", "115.1"],
    questions: {
      fr: [
        "Puis-je contrecarrer une créature-artefact avec un contresort qui vise un sort non-créature\u202f?",
        "Négation («\u00a0sort non créature\u00a0») peut-elle cibler une créature enchantement\u202f?",
        "Un sort d’artefact-créature est-il un sort non-créature pour Negate\u202f?",
        "Mon contresort vise un sort autre que de créature. Il marche sur une créature artefact\u202f?",
      ],
      en: [
        "Can Negate counter an artifact creature?",
        "Is an enchantment creature a noncreature spell for a counterspell?",
        "My counterspell hits a noncreature spell. Does it work on an artifact creature?",
        "Can a counterspell that says “noncreature spell” target an artifact creature spell?",
      ],
    },
  }),
];
