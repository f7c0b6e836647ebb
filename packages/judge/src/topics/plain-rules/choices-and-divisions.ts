import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** When choices are made, and what is divided: one plain rule each. */
export const choicesAndDivisions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/targets-are-chosen-on-casting",
    title: { fr: "Les cibles se choisissent en lançant", en: "Targets are chosen on casting" },
    about: [["choose-target-when"], ["later-choice", "when-decide"]],
    not: [
      "enters-trigger",
      "copy",
      "redirect-spell",
      "up-to-targets",
      "modal",
      "untargeted",
      "any-target",
      "change-target",
    ],
    verdict: "no",
    says: {
      fr: "les cibles d’un sort ou d’une capacité se choisissent quand on le lance ou l’active, avant de payer, et ne changent plus à la résolution",
      en: "the targets of a spell or ability are chosen as it is cast or activated, before paying, and don’t change on resolution",
    },
    because: {
      fr: "Vos adversaires connaissent donc les cibles quand ils répondent.",
      en: "So your opponents know the targets when they respond.",
    },
    rules: ["601.2c", "115.1", "602.2b"],
    questions: {
      fr: [
        "Puis-je attendre la résolution pour choisir la cible de mon sort\u202f?",
        "J’ai lancé mon sort sur une créature, est-ce que je peux en choisir une autre comme cible à la résolution\u202f?",
        "Est-ce qu’on choisit les cibles d’un sort au moment de la résolution\u202f?",
        "Mon adversaire répond à mon sort\u00a0: je peux changer d’avis et choisir une autre cible plus tard\u202f?",
        "Je lance un sort de dégâts, je peux annoncer la cible seulement quand il se résout\u202f?",
      ],
      en: [
        "Can I wait until resolution to choose the target of my spell?",
        "I cast my spell on a creature. May I pick another target as it resolves?",
        "Are the targets of a spell chosen on resolution?",
        "My opponent responds to my spell: can I change my mind and choose a different target later on?",
        "I cast a burn spell. Can I announce its target only when it resolves?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-answer-to-a-choice-on-resolution",
    title: { fr: "Les choix faits à la résolution", en: "Choices made on resolution" },
    about: [["choice-on-resolution"], ["answer-the-choice", "respond", "during-resolution"]],
    not: ["any-target", "copy", "cast-free", "during-resolution"],
    verdict: "no",
    says: {
      fr: "nommer une carte ou choisir une couleur ou un type se fait pendant la résolution ou à l’arrivée\u00a0: personne ne peut répondre une fois le choix fait, il faut agir avant, sans le connaître",
      en: "naming a card or choosing a color or type happens during the resolution or as the permanent enters: nobody can respond once the choice is made, act before it without knowing it",
    },
    because: {
      fr: "Le choix et ce qui en découle se font d’un trait.",
      en: "The choice and what follows from it happen in one go.",
    },
    rules: ["608.2d", "614.12a", "117.3b"],
    questions: {
      fr: [
        "Mon adversaire nomme une carte avec son artefact. Puis-je répondre une fois la carte nommée\u202f?",
        "Il choisit une couleur à la résolution\u00a0: j’ai le droit de répondre au choix\u202f?",
        "Une fois le type de créature choisi, est-ce que je peux répondre avant que l’effet s’applique\u202f?",
        "Mon adversaire doit nommer une carte avec son sort. Est-ce que je peux répondre en sachant quelle carte il a choisie\u202f?",
        "Son enchantement choisit une couleur en arrivant, je peux réagir après avoir entendu la couleur choisie et répondre\u202f?",
      ],
      en: [
        "My opponent names a card with an artifact. Can I respond once the card is named?",
        "They choose a color on resolution. May I respond to the choice?",
        "Once a creature type is chosen, can I respond before the effect applies?",
        "My opponent has to name a card: do I get to respond knowing which one was named?",
        "Their enchantment chooses a color as it enters. Can I act in response after hearing the chosen color?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/each-target-gets-a-share",
    title: { fr: "Chaque cible reçoit une part", en: "Each target gets a share" },
    about: [["split-damage"], ["zero-share"]],
    not: ["trample", "combat-damage", "blocker", "lost-share", "damage-assignment-order"],
    turned: ["must-get"],
    verdict: "no",
    says: {
      fr: "la répartition s’annonce en lançant le sort et chaque cible choisie doit recevoir au moins 1\u00a0: on ne peut pas donner 0 à une cible",
      en: "the division is announced as the spell is cast and each chosen target must get at least 1: a target can’t be given 0",
    },
    because: {
      fr: "Sur 3 blessures, on ne peut donc choisir que trois cibles au plus.",
      en: "So with 3 damage there can be three targets at most.",
    },
    rules: ["601.2d"],
    questions: {
      fr: [
        "Mon sort répartit 3 blessures entre plusieurs cibles. Puis-je donner 0 blessure à une cible\u202f?",
        "Je divise 4 blessures entre deux créatures, une cible peut recevoir zéro blessure\u202f?",
        "!Quand je répartis des blessures, chaque cible doit-elle recevoir au moins 1 blessure\u202f?",
        "Un sort distribue des marqueurs entre des cibles\u00a0: j’ai le droit de mettre rien à l’une ou 0 à l’autre\u202f?",
      ],
      en: [
        "My spell divides 3 damage among any number of targets. Can I give one target 0 damage?",
        "I split 4 damage between two creatures. May one target get zero damage?",
        "!When I divide damage, must each target get at least 1?",
        "A spell distributes damage among three targets. Is 0 to one of them allowed?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-lost-share-is-lost",
    title: { fr: "La part d’une cible disparue", en: "The share of a lost target" },
    about: [["split-damage"], ["lost-share", "target-gone", "illegal-target"]],
    not: ["trample", "combat-damage", "blocker", "redirect-damage", "zero-share"],
    verdict: "no",
    says: {
      fr: "la répartition annoncée ne change plus\u00a0: la part d’une cible devenue illégale est perdue et ne va pas aux autres cibles, qui reçoivent seulement la leur",
      en: "the announced division doesn’t change: the share of a target that became illegal is lost and doesn’t go to the other targets, which get only their own",
    },
    because: {
      fr: "Le sort se résout tant qu’une cible reste légale.",
      en: "The spell resolves as long as one target is still legal.",
    },
    rules: ["601.2d", "608.2b"],
    questions: {
      fr: [
        "Je divise 4 blessures entre deux créatures et l’une quitte le champ de bataille. Toutes les blessures vont-elles à l’autre\u202f?",
        "Mon sort répartit 5 blessures, une des cibles est sacrifiée en réponse\u00a0: puis-je redistribuer sa part\u202f?",
        "Si une cible devient illégale, les blessures réparties sont-elles reportées sur l’autre cible\u202f?",
        "J’avais divisé mes dégâts 2 et 3, une cible a disparu\u00a0: l’autre prend toutes les blessures\u202f?",
      ],
      en: [
        "I divide 4 damage between two creatures and one leaves the battlefield. Does all the damage go to the other?",
        "I split 5 damage and one target is sacrificed in response. Can I redistribute its share to the other target?",
        "If one target becomes illegal, is its part of the divided damage moved to the other target?",
        "I split the damage 2 and 3 and one target is gone: does the other one get the full damage?",
      ],
    },
  }),
];
