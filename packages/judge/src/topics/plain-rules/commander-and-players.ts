import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Commander and several players: one plain rule each. */
export const commanderAndPlayers: readonly Topic[] = [
  plainRule({
    id: "plain-rules/who-may-be-a-commander",
    title: { fr: "Qui peut être commandant", en: "Who may be a commander" },
    about: [["commander"], ["vehicle", "planeswalker", "allowed-as-commander"]],
    not: [
      "says-it-may-command",
      "color-identity",
      "commander-damage",
      "attack",
      "damage",
      "dies",
      "crew",
      "loyalty-ability",
    ],
    turned: ["planeswalker", "artifact", "enchantment", "sorcery", "an-instant", "land"],
    verdict: "yes",
    says: {
      fr: "un commandant est une créature légendaire, un véhicule ou vaisseau légendaire avec force et endurance, ou une carte qui dit qu’elle peut être votre commandant",
      en: "a commander is a legendary creature, a legendary Vehicle or Spacecraft with power and toughness, or a card that says that it can be your commander",
    },
    because: {
      fr: "Un planeswalker doit porter cette phrase.",
      en: "A planeswalker needs that sentence on the card.",
    },
    rules: ["903.3"],
    questions: {
      fr: [
        "Un véhicule légendaire peut-il être mon commandant\u202f?",
        "A-t-on le droit de jouer un véhicule légendaire comme commandant\u202f?",
        "!Un planeswalker peut-il être mon commandant\u202f?",
        "!Un artefact peut-il être mon commandant\u202f?",
        "Un véhicule légendaire en commandant, c’est permis\u202f?",
      ],
      en: [
        "Can a legendary Vehicle be my commander?",
        "Is a legendary Vehicle legal as a commander?",
        "!Can a planeswalker be my commander?",
        "!Can an artifact be my commander?",
        "!Can a sorcery be my commander?",
        "May I use a legendary vehicle as commander under the current rules?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/spells-of-a-player-who-left",
    title: { fr: "Les sorts d’un joueur parti", en: "Spells of a player who left" },
    about: [
      ["player-leaves", "leave-game", "lose-game", "concede", "player-dead"],
      ["spell", "stack", "resolve", "effect-happens"],
    ],
    not: [
      "both-die",
      "zero-life",
      "trigger-not-fast-enough",
      "split-second",
      "draw-empty",
      "respond",
      "lifelink",
    ],
    verdict: "no",
    says: {
      fr: "quand un joueur perd ou quitte une partie à plusieurs, ses sorts et capacités sur la pile partent avec lui et ne se résolvent pas",
      en: "when a player loses or leaves a multiplayer game, that player’s spells and abilities on the stack leave too and do not resolve",
    },
    because: {
      fr: "Les cartes qu’il possède quittent la partie\u202f; celles des autres qu’il contrôlait reviennent ou sont exilées.",
      en: "Cards that player owns leave the game; those of others that he controlled go back or are exiled.",
    },
    rules: ["800.4a"],
    questions: {
      fr: [
        "Un joueur perd la partie alors que son sort est sur la pile, se résout-il\u202f?",
        "Si un joueur quitte la partie à plusieurs, ses sorts sur la pile se résolvent-ils\u202f?",
        "Un joueur est éliminé avec un sort sur la pile, le sort a lieu quand même\u202f?",
      ],
      en: [
        "A player loses the game while his spell is on the stack. Does it still resolve?",
        "If a player leaves a multiplayer game, do that player’s spells on the stack resolve?",
        "My opponent died with a spell on the stack, does that spell still resolve?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/battles-protector",
    title: { fr: "Attaquer un siège", en: "Attacking a Siege" },
    about: [["battle"], ["attack", "attacker", "protector", "control"]],
    verdict: "yes",
    says: {
      fr: "un siège est protégé par un adversaire de son contrôleur, et tous sauf son protecteur peuvent l’attaquer, y compris son contrôleur",
      en: "a Siege is protected by an opponent of its controller, and everyone but its protector may attack it, its controller included",
    },
    because: {
      fr: "Quand son dernier marqueur «\u00a0défense\u00a0» est retiré, son contrôleur l’exile et peut lancer l’autre face.",
      en: "When its last defense counter is removed its controller exiles it and may cast the other face.",
    },
    rules: ["310.8b", "310.5"],
    questions: {
      fr: [
        "Puis-je attaquer un siège que je contrôle\u202f?",
        "Mon adversaire protège ma bataille, mes créatures peuvent-elles l’attaquer\u202f?",
        "J’ai le droit d’attaquer ma propre bataille\u202f?",
      ],
      en: [
        "Can I attack a Siege that I control?",
        "My opponent protects my battle. Can my creatures attack it?",
        "Am I allowed to attack my own battle?",
      ],
    },
  }),
];
