import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Delayed, reflexive and linked abilities: one plain rule each. */
export const delayedAndLinkedTriggers: readonly Topic[] = [
  plainRule({
    id: "plain-rules/delayed-triggers-outlive-their-source",
    title: {
      fr: "Une capacité retardée survit à sa source",
      en: "A delayed trigger outlives its source",
    },
    about: [["at-the-next-end-step", "delayed-trigger", "next-end-step"], ["maker-is-gone"]],
    not: [
      "blink",
      "new-object",
      "until-next-turn",
      "exiled-until",
      "cleanup-step",
      "ends-the-turn",
      "upkeep",
      "copies-animated",
      "pumped-by-ability",
      "return",
      "comes-back",
      "comes-back-new",
    ],
    verdict: "yes",
    says: {
      fr: "une capacité à retardement («\u00a0au début de la prochaine étape de fin…\u00a0») existe indépendamment de ce qui l’a créée\u00a0: elle se déclenche même si sa source a quitté le champ de bataille",
      en: "a delayed trigger (“at the beginning of the next end step...”) is independent of what created it: it triggers even if its source has left the battlefield",
    },
    because: {
      fr: "Seul ce dont elle parle doit encore être là où elle l’attend.",
      en: "Only the thing it speaks of must still be where it expects it.",
    },
    rules: ["603.7c", "603.7d", "113.7a"],
    questions: {
      fr: [
        "Un artefact dit «\u00a0sacrifiez-la au début de la prochaine étape de fin\u00a0». L’artefact est détruit\u00a0: dois-je quand même sacrifier la créature à l’étape de fin\u202f?",
        "Si la source d’une capacité retardée quitte le champ de bataille, la capacité se déclenche-t-elle quand même\u202f?",
        "Avec Sneak Attack détruit entre-temps, est-ce que je sacrifie quand même la créature à la prochaine étape de fin\u202f?",
        "La source a disparu\u00a0: la capacité à retardement de la prochaine étape de fin a lieu\u202f?",
        "La créature qui a mis un jeton «\u00a0exilez-le à la prochaine étape de fin\u00a0» est morte, la source n’est plus là\u00a0: le jeton est exilé\u202f?",
      ],
      en: [
        "If the source of a delayed trigger leaves the battlefield, does the delayed trigger still happen?",
        "My enchantment is destroyed after it gave “sacrifice it at the beginning of the next end step”. Do I still sacrifice the creature, with its source gone?",
        "With Sneak Attack gone, do I still sacrifice the creature at the beginning of the next end step?",
        "The source is destroyed: does the delayed triggered ability for the next end step still trigger?",
        "The artifact that created it is no longer in play. Is the token still exiled at the next end step?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/reflexive-triggers-can-be-answered",
    title: { fr: "«\u00a0Quand vous le faites\u00a0»", en: "“When you do”" },
    about: [["when-you-do"]],
    not: ["may-pay-on-trigger"],
    verdict: "yes",
    says: {
      fr: "«\u00a0quand vous le faites\u00a0» est une nouvelle capacité qui se déclenche et va sur la pile\u00a0: ses cibles se choisissent à ce moment et les joueurs peuvent y répondre",
      en: "“when you do” is a new ability that triggers and goes on the stack: its targets are chosen then and players may respond to it",
    },
    because: {
      fr: "Avec «\u00a0si vous le faites\u00a0», au contraire, tout se passe dans la même résolution.",
      en: "With “if you do”, on the contrary, all happens in the same resolution.",
    },
    rules: ["603.12", "603.3"],
    questions: {
      fr: [
        "Peut-on répondre à une capacité «\u00a0quand vous le faites\u00a0»\u202f?",
        "Je sacrifie une créature et «\u00a0quand vous le faites\u00a0» inflige des blessures\u00a0: l’adversaire peut-il répondre après le sacrifice\u202f?",
        "«\u00a0Quand vous le faites\u00a0»\u00a0: est-ce que ça va sur la pile comme une capacité séparée\u202f?",
        "Les cibles d’un «\u00a0quand vous le faites\u00a0» se choisissent-elles après avoir payé\u202f?",
      ],
      en: [
        "Can players respond to a “when you do” ability?",
        "I sacrifice a creature and “when you do” it deals damage. Can my opponent respond after the sacrifice?",
        "Does “when you do” go on the stack as a separate ability?",
        "Are the targets for “when you do” chosen only after the action was taken?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/becoming-tapped-is-a-change",
    title: { fr: "Devenir engagé", en: "Becoming tapped" },
    about: [["becomes-tapped"], ["tapped-before"]],
    verdict: "no",
    says: {
      fr: "«\u00a0devient engagé\u00a0» ne se déclenche que si le permanent passe de dégagé à engagé\u00a0: ni s’il l’est déjà, ni s’il arrive engagé",
      en: "“becomes tapped” triggers only if the permanent changes from untapped to tapped: not if it already is, nor if it enters tapped",
    },
    because: {
      fr: "Seul le changement compte, pas l’état.",
      en: "Only the change counts, not the state.",
    },
    rules: ["603.2e"],
    questions: {
      fr: [
        "«\u00a0À chaque fois que cette créature devient engagée\u00a0» se déclenche-t-il si elle arrive engagée\u202f?",
        "Ma créature est déjà engagée et un sort l’engage\u00a0: sa capacité «\u00a0devient engagée\u00a0» se déclenche\u202f?",
        "Si un permanent déjà engagé doit être engagé, compte-t-il comme «\u00a0devient engagé\u00a0»\u202f?",
        "Mon jeton entre engagé et attaquant, la capacité «\u00a0quand elle devient engagée\u00a0» se déclenche\u202f?",
      ],
      en: [
        "Does “whenever this creature becomes tapped” trigger if it enters tapped?",
        "My creature is already tapped and a spell taps it. Does its “becomes tapped” ability trigger?",
        "If an already tapped permanent is told to tap, does it count as becoming tapped, as in “becomes tapped”?",
        "My token came in tapped and attacking: does “whenever it becomes tapped” trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cards-exiled-with-another-copy",
    title: { fr: "Capacités liées", en: "Linked abilities" },
    about: [["exiled-with-it"], ["other-copy-of-it"]],
    not: ["legend-rule", "counter-marker", "blink"],
    verdict: "no",
    says: {
      fr: "«\u00a0exilée avec cette carte\u00a0» ne parle que des cartes exilées par l’autre capacité de ce même objet\u00a0: celles d’un autre exemplaire ne comptent pas",
      en: "“exiled with this” speaks only of cards exiled by the other ability of that very object: those of another copy don’t count",
    },
    because: {
      fr: "Les deux capacités sont liées\u202f; un permanent revenu est un nouvel objet et a perdu ses cartes.",
      en: "The two abilities are linked; a permanent that comes back is a new object and has lost its cards.",
    },
    rules: ["607.2a", "607.1", "400.7"],
    questions: {
      fr: [
        "J’ai deux exemplaires du même artefact. Le second peut-il utiliser une carte exilée avec le premier\u202f?",
        "La capacité qui parle des cartes exilées avec elle compte-t-elle celles exilées par un autre exemplaire\u202f?",
        "Une carte exilée avec mon premier permanent peut-elle être jouée grâce à un autre du même nom\u202f?",
        "Deux exemplaires sur le champ de bataille\u00a0: l’un peut renvoyer la carte exilée par l’autre exemplaire\u202f?",
      ],
      en: [
        "I have two copies of an artifact. Can the second one use a card exiled with the first?",
        "Does an ability that refers to cards exiled with it count cards exiled by another copy?",
        "Can a card exiled with my first permanent be cast through my other one of the same name?",
        "With two copies in play, can one return the card exiled by the other copy?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/who-controls-a-trigger",
    title: { fr: "Le contrôleur d’un déclenchement", en: "The controller of a trigger" },
    about: [["control-changed-then"], ["whose-trigger"]],
    not: ["aura", "loyalty-ability", "copy-targets", "commander-damage"],
    verdict: "no",
    says: {
      fr: "une capacité déclenchée appartient au joueur qui contrôlait sa source au moment où elle s’est déclenchée, même si un autre en prend ensuite le contrôle",
      en: "a triggered ability belongs to the player who controlled its source as it triggered, even if another player gains control of the source afterwards",
    },
    because: {
      fr: "C’est ce joueur qui choisit les cibles et prend les décisions.",
      en: "That player chooses the targets and makes the decisions.",
    },
    rules: ["603.3a", "113.8"],
    questions: {
      fr: [
        "Je prends le contrôle d’une créature dont la capacité est déjà déclenchée. Est-ce moi qui contrôle la capacité sur la pile\u202f?",
        "Si l’adversaire vole ma créature en réponse à sa capacité d’arrivée, contrôle-t-il la capacité déclenchée\u202f?",
        "~Qui contrôle la capacité déclenchée si la créature change de contrôleur ensuite\u202f?",
        "Mon adversaire prend le contrôle de la source\u00a0: devient-il le contrôleur de la capacité déjà déclenchée\u202f?",
      ],
      en: [
        "I gain control of a creature whose ability has already triggered. Do I control the trigger on the stack?",
        "If my opponent steals my creature in response to its enters ability, do they get the trigger?",
        "~Who controls the triggered ability if the creature changes control afterwards?",
        "My opponent gains control of the source: does that make them the controller of the trigger already on the stack?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/each-player-chooses-in-turn-order",
    title: { fr: "Quand chaque joueur choisit", en: "When each player chooses" },
    about: [["everyone-chooses"], ["who-goes-first", "order-choice", "order"]],
    not: ["mulligan", "triggered-ability", "extra-turn", "commander", "scry", "library"],
    verdict: "yes",
    says: {
      fr: "quand chaque joueur choisit, le joueur actif (celui dont c’est le tour) choisit en premier, puis les autres dans l’ordre du tour en connaissant ses choix\u202f; ensuite tout se fait en même temps",
      en: "when each player chooses, the active player, whose turn it is, chooses first, then the others in turn order knowing those choices; then all of it happens at the same time",
    },
    because: {
      fr: "Peu importe qui contrôle l’effet.",
      en: "It doesn’t matter who controls the effect.",
    },
    rules: ["101.4", "608.2e"],
    questions: {
      fr: [
        "Quand chaque joueur sacrifie une créature, le joueur dont c’est le tour choisit-il en premier\u202f?",
        "«\u00a0Chaque joueur choisit une créature\u00a0»\u00a0: est-ce le joueur actif qui choisit en premier\u202f?",
        "~Chaque joueur se défausse d’une carte\u00a0: qui choisit en premier\u202f?",
        "Chaque joueur sacrifie un permanent pendant mon tour. Dois-je choisir en premier\u202f?",
      ],
      en: [
        "When each player sacrifices a creature, does the player whose turn it is choose first?",
        "“Each player chooses a creature”: does the active player choose first?",
        "~Each player discards a card. Who chooses first?",
        "Everyone sacrifices a permanent on my turn: do I choose first?",
      ],
    },
  }),
];
