import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Echo, cumulative upkeep, fading, vanishing, suspend and phasing: one plain rule each. */
export const upkeepClocks: readonly Topic[] = [
  plainRule({
    id: "plain-rules/echo-once",
    title: { fr: "L’écho", en: "Echo" },
    about: [["echo"], ["echo", "pay", "upkeep"]],
    turned: ["gain-control", "new-controller"],
    verdict: "no",
    says: {
      fr: "l’écho ne se paie qu’une fois\u00a0: à votre premier entretien après que le permanent est arrivé sous votre contrôle, sinon vous le sacrifiez",
      en: "echo is paid only once: in your first upkeep after the permanent came under your control, or else you sacrifice it",
    },
    because: {
      fr: "Un joueur qui en prend ensuite le contrôle devra le payer à son tour.",
      en: "A player who gains control of it later will have to pay it too.",
    },
    rules: ["702.30a"],
    questions: {
      fr: [
        "Dois-je payer l’écho à chacun de mes entretiens\u202f?",
        "Le coût d’écho (echo) se paie-t-il tous les tours\u202f?",
        "!Dois-je payer l’écho d’une créature dont je viens de prendre le contrôle\u202f?",
        "~Explique comment se paie l’écho à l’entretien.",
        "J’ai payé l’écho de mon gobelin une fois, il faut repayer au tour d’après\u202f?",
      ],
      en: [
        "Do I have to pay echo during each of my upkeeps?",
        "Is the echo cost paid every turn?",
        "!Do I have to pay echo for a creature I just gained control of?",
        "~Explain how echo is paid during the upkeep.",
        "I already paid echo for my goblin once, do I owe it again next turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cumulative-upkeep-grows",
    title: { fr: "L’entretien cumulatif", en: "Cumulative upkeep" },
    about: [["cumulative-upkeep"]],
    not: ["two-of-the-keyword"],
    turned: ["partial-payment", "only-once"],
    verdict: "yes",
    says: {
      fr: "à chacun de vos entretiens, on ajoute un marqueur «\u00a0âge\u00a0», puis on paie le coût une fois par marqueur «\u00a0âge\u00a0»\u00a0: il augmente donc chaque tour\u202f; sinon le permanent est sacrifié",
      en: "each upkeep you add an age counter, then pay the cost once for each age counter on it: so it grows every turn; otherwise the permanent is sacrificed",
    },
    because: {
      fr: "On paie tout ou rien\u00a0: un paiement partiel ne sert à rien. On peut choisir de ne pas payer.",
      en: "It is all or nothing: a partial payment isn’t allowed. You may choose not to pay.",
    },
    rules: ["702.24a"],
    questions: {
      fr: [
        "Le coût de l’entretien cumulatif augmente-t-il à chaque tour\u202f?",
        "Puis-je sacrifier le permanent au lieu de payer l’entretien cumulatif\u202f?",
        "!Puis-je payer seulement une partie de l’entretien cumulatif\u202f?",
        "~Combien dois-je payer pour un entretien cumulatif de {1} au troisième entretien\u202f?",
        "Mystic Remora, à mon deuxième upkeep je dois bien payer 2 pour le cumulative upkeep\u202f?",
      ],
      en: [
        "Does the cost of cumulative upkeep go up every turn?",
        "Can I let the permanent be sacrificed instead of paying cumulative upkeep?",
        "!Can I pay just part of a cumulative upkeep cost?",
        "~How much do I pay for cumulative upkeep {1} in the third upkeep?",
        "Mystic Remora: on my second upkeep it’s 2 mana for the cumulative upkeep, right?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/fading-lasts-longer",
    title: { fr: "Fading et le dernier marqueur", en: "Fading and the last counter" },
    about: [["fading"]],
    turned: ["survives-until", "survives"],
    verdict: "no",
    says: {
      fr: "avec fading, retirer le dernier marqueur ne sacrifie rien\u00a0: le permanent est sacrifié à l’entretien suivant, quand on ne peut plus retirer de marqueur",
      en: "with fading, removing the last counter sacrifices nothing: the permanent is sacrificed in the following upkeep, when no counter can be removed",
    },
    because: {
      fr: "C’est la différence avec la disparition (vanishing), qui sacrifie dès le dernier marqueur retiré.",
      en: "That is the difference from vanishing, which sacrifices as soon as the last counter is removed.",
    },
    rules: ["702.32a"],
    questions: {
      fr: [
        "Un permanent avec fading est-il sacrifié quand son dernier marqueur est retiré\u202f?",
        "Ma créature avec fading n’a plus de marqueur, dois-je la sacrifier tout de suite\u202f?",
        "!Un permanent avec fading qui vient de perdre son dernier marqueur survit-il jusqu’à mon prochain entretien\u202f?",
        "Je retire le dernier compteur de fading de mon Blastoderm, il meurt direct\u202f?",
      ],
      en: [
        "Is a permanent with fading sacrificed when its last counter is removed?",
        "My creature with fading has no fade counters left. Must I sacrifice it right away?",
        "!Does a permanent with fading that just lost its last counter survive until my next upkeep?",
        "I take the last fade counter off my Blastoderm, does it die on the spot with fading?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/vanishing-last-counter",
    title: { fr: "La disparition et le dernier marqueur", en: "Vanishing and the last counter" },
    about: [["vanishing"]],
    not: ["fading"],
    turned: ["each-players-turn", "next-turn"],
    verdict: "yes",
    says: {
      fr: "avec la disparition (vanishing), on retire un marqueur «\u00a0temps\u00a0» à chacun de vos entretiens, et le permanent est sacrifié dès que le dernier est retiré",
      en: "with vanishing, a time counter is removed in each of your upkeeps, and the permanent is sacrificed as soon as the last one is removed",
    },
    because: {
      fr: "Ajouter des marqueurs «\u00a0temps\u00a0» (prolifération par exemple) prolonge sa vie. Peu importe ce qui retire le dernier.",
      en: "Adding time counters (by proliferating, say) makes it last longer. It doesn’t matter what removes the last one.",
    },
    rules: ["702.63a"],
    questions: {
      fr: [
        "Un permanent avec la disparition (vanishing) est-il sacrifié dès que le dernier marqueur temps est retiré\u202f?",
        "Puis-je prolonger la disparition (vanishing) d’une créature en ajoutant des marqueurs temps\u202f?",
        "!Retire-t-on un marqueur de vanishing au tour de chaque joueur\u202f?",
        "Ma bête avec vanishing 3 perd son troisième marqueur à mon entretien, je la sacrifie là\u202f?",
      ],
      en: [
        "Is a permanent with vanishing sacrificed as soon as the last time counter is removed?",
        "Can I make a vanishing creature last longer by adding time counters?",
        "!Is a vanishing counter removed on every player’s turn?",
        "My vanishing 3 creature loses its third counter during my upkeep, do I sac it right then?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/suspending-cannot-be-answered",
    title: { fr: "Suspendre une carte", en: "Suspending a card" },
    about: [["suspend", "suspend-card"], ["suspending-now"]],
    not: ["play-ban", "split-second"],

    verdict: "no",
    says: {
      fr: "suspendre une carte de sa main est une action spéciale\u00a0: elle n’utilise pas la pile, on ne peut ni y répondre ni la contrecarrer\u202f; on le fait seulement quand on pourrait lancer la carte",
      en: "suspending a card from hand is a special action: it doesn’t use the stack and can’t be responded to or countered; it is done only when you could begin to cast the card",
    },
    because: {
      fr: "Un rituel ou une créature se suspend donc à votre phase principale, pile vide. C’est le sort lancé plus tard qui peut être contrecarré.",
      en: "So a sorcery or creature is suspended in your main phase with an empty stack. The spell cast later is what can be countered.",
    },
    rules: ["116.2f", "702.62a"],
    questions: {
      fr: [
        "Mon adversaire peut-il répondre quand je suspends une carte de ma main\u202f?",
        "Peut-on contrecarrer l’action de suspendre une carte\u202f?",
        "Puis-je suspendre un rituel pendant le tour de mon adversaire\u202f?",
        "Puis-je suspendre une carte de créature alors qu’un sort est sur la pile\u202f?",
        "Je suspends Ancestral Vision, il peut contre au moment où je la suspends\u202f?",
      ],
      en: [
        "Can my opponent respond when I suspend a card from my hand?",
        "Can the act of suspending a card be countered?",
        "Can I suspend a sorcery during my opponent’s turn?",
        "Can I suspend a creature card while a spell is on the stack?",
        "I suspend Ancestral Vision, can he counter it at the moment I suspend it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/time-counters-on-own-upkeep",
    title: {
      fr: "Les marqueurs «\u00a0temps\u00a0» d’une carte suspendue",
      en: "Time counters of a suspended card",
    },
    about: [["suspend"], ["each-players-turn", "upkeep", "opponents-turn", "each-player"]],
    not: ["suspending-now", "haste", "vanishing"],
    turned: ["my-upkeep"],
    verdict: "no",
    says: {
      fr: "on retire un marqueur «\u00a0temps\u00a0» d’une carte suspendue au début de l’entretien de son propriétaire seulement, pas à ceux des adversaires",
      en: "a time counter is removed from a suspended card at the beginning of its owner’s upkeep only, not in opponents’ upkeeps",
    },
    because: {
      fr: "C’est une capacité déclenchée, à laquelle on peut répondre.",
      en: "It is a triggered ability, which can be responded to.",
    },
    rules: ["702.62a"],
    questions: {
      fr: [
        "Retire-t-on un marqueur temps de ma carte suspendue à l’entretien de chaque joueur\u202f?",
        "Mes cartes suspendues perdent-elles un marqueur pendant le tour de mon adversaire\u202f?",
        "!Est-ce à mon entretien que je retire un marqueur temps de ma carte suspendue\u202f?",
        "On est quatre à table\u00a0: ma carte en suspend perd un compteur à chaque tour de joueur\u202f?",
      ],
      en: [
        "Is a time counter removed from my suspended card in each player’s upkeep?",
        "Do my suspended cards lose a counter during my opponent’s turn?",
        "!Do I remove a time counter from my suspended card in my own upkeep?",
        "Four-player game: does my suspended card tick down on everybody’s turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/when-it-phases-in",
    title: {
      fr: "Quand un permanent hors phase revient",
      en: "When a phased-out permanent comes back",
    },
    about: [["phasing"], ["when-it-returns", "untap-step", "next-end-step", "end-of-turn"]],
    not: ["aura", "token", "equipment", "commander", "enters-trigger", "triggered-ability"],
    turned: ["my-untap-step", "untap-step"],
    verdict: "no",
    says: {
      fr: "un permanent hors phase revient en phase pendant la prochaine étape de dégagement du joueur sous le contrôle duquel il est sorti de phase, juste avant de dégager\u202f; pas à la fin du tour",
      en: "a phased-out permanent phases in during the next untap step of the player who controlled it as it phased out, just before untapping; not at end of turn",
    },
    because: {
      fr: "Il n’a pas changé de zone\u00a0: il peut attaquer ce tour-là, et rien ne se déclenche à son retour.",
      en: "It never changed zones: it can attack that turn, and nothing triggers on its entering.",
    },
    rules: ["702.26a", "702.26d", "502.1"],
    questions: {
      fr: [
        "Ma créature est hors phase, revient-elle à la fin du tour\u202f?",
        "Un permanent hors phase revient-il en phase à la prochaine étape de fin\u202f?",
        "!Mes permanents hors phase reviennent-ils pendant mon étape de dégagement\u202f?",
        "~À quel moment revient un permanent qui est sorti de phase\u202f?",
        "J’ai lancé Protection de Teferi, tout mon board phase out\u00a0: ça revient à la fin du tour\u202f?",
      ],
      en: [
        "My creature phased out. Does it come back at end of turn?",
        "Does a phased-out permanent phase in at the next end step?",
        "!Do my phased-out permanents phase in during my untap step?",
        "~When does a permanent that phased out return?",
        "I cast Teferi’s Protection and my board phased out; is it back by end of turn?",
      ],
    },
  }),
];
