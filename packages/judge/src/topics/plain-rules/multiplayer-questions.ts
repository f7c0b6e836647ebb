import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Several players and teams: one plain rule each. */
export const multiplayerQuestions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attacked-player-left",
    title: { fr: "Le joueur attaqué a quitté la partie", en: "The attacked player left the game" },
    about: [
      ["player-leaves", "player-dead", "leave-game", "concede", "attacked-player-gone"],
      ["attack", "attacker"],
      ["another-player-hit", "damage", "combat-damage"],
    ],
    not: ["owned-things", "planeswalker", "monarch"],
    verdict: "no",
    says: {
      fr: "si le joueur attaqué quitte la partie, la créature reste attaquante mais n’inflige ses blessures de combat à personne d’autre",
      en: "if the attacked player leaves the game, the creature stays attacking but deals its combat damage to nobody else",
    },
    because: {
      fr: "On ne choisit pas de nouveau défenseur\u202f; elle peut encore infliger des blessures à ce qui la bloque.",
      en: "No new defender is chosen; it may still damage what blocks it.",
    },
    rules: ["800.4e", "506.4c"],
    questions: {
      fr: [
        "Le joueur que j’attaque quitte la partie, ma créature frappe-t-elle un autre joueur\u202f?",
        "L’adversaire attaqué concède pendant le combat\u00a0: mes attaquants infligent-ils leurs blessures à un autre joueur\u202f?",
        "Le joueur attaqué est mort avant les blessures, puis-je rediriger mes attaquants vers quelqu’un d’autre\u202f?",
        "Le joueur que j’attaque abandonne, mes blessures vont à un autre adversaire\u202f?",
      ],
      en: [
        "The player I attack leaves the game. Does my creature hit another player?",
        "The attacked player concedes in combat. Do my attackers deal their damage to another opponent?",
        "The player I’m attacking died before damage. Can my attackers hit someone else?",
        "The attacked player loses the game mid combat, does the damage go to a different player?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-turn-goes-on-without-its-player",
    title: { fr: "Le tour d’un joueur parti", en: "The turn of a player who left" },
    about: [
      ["player-leaves", "player-dead", "lose-game", "leave-game", "concede"],
      ["turn-continues"],
    ],
    not: ["extra-turn", "owned-things", "control-player"],
    verdict: "yes",
    says: {
      fr: "si un joueur quitte la partie pendant son tour, ce tour continue jusqu’à sa fin sans joueur actif",
      en: "if a player leaves the game during his own turn, that turn continues to its end without an active player",
    },
    because: {
      fr: "La priorité passe au joueur suivant quand elle lui reviendrait. Un joueur parti n’a plus de tour ensuite.",
      en: "Priority goes to the next player whenever he would get it. A player who has left gets no later turns.",
    },
    rules: ["800.4j", "800.4k"],
    questions: {
      fr: [
        "Un joueur meurt pendant son propre tour, le tour continue-t-il\u202f?",
        "Si le joueur actif quitte la partie à plusieurs, son tour se poursuit-il jusqu’à la fin\u202f? Son tour continue\u202f?",
        "À quatre, un joueur abandonne pendant son tour\u00a0: est-ce que le tour continue quand même\u202f?",
        "Le joueur perd la partie pendant son tour, ce tour continue-t-il sans lui\u202f?",
      ],
      en: [
        "A player dies during his own turn. Does the turn continue?",
        "If the active player leaves a multiplayer game, does that turn go on to its end?",
        "In a four player game someone concedes during their turn. Does the turn continue anyway?",
        "A player loses the game during his turn: does that turn go on without him?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/teammates-share-no-resources",
    title: { fr: "Ce que les coéquipiers ne partagent pas", en: "What teammates do not share" },
    about: [
      ["team", "shared-team"],
      ["team-resources"],
      ["mana", "land", "pay", "cost", "sacrifice", "card", "team-resources"],
    ],
    not: ["poison"],
    verdict: "no",
    says: {
      fr: "des coéquipiers ne partagent que les points de vie et les marqueurs «\u00a0poison\u00a0»\u00a0: chacun a son mana, ses cartes et ses permanents, et on ne paie pas avec ceux de l’autre",
      en: "teammates share only their life total and poison counters: each has separate mana, cards and permanents, and can’t pay with the other’s",
    },
    because: {
      fr: "Ils peuvent se montrer leurs mains et se concerter.",
      en: "They may show each other their hands and talk strategy.",
    },
    rules: ["810.5", "805.5a"],
    questions: {
      fr: [
        "Puis-je utiliser le mana de mon coéquipier au Troll à deux têtes\u202f?",
        "Des coéquipiers partagent-ils leur mana et leurs terrains\u202f?",
        "Mon coéquipier peut-il payer mon sort avec son mana\u202f?",
        "En 2HG, je peux sacrifier une créature de mon coéquipier pour payer un coût\u202f?",
      ],
      en: [
        "Can I use my teammate’s mana in Two-Headed Giant?",
        "Do teammates share their mana?",
        "Can my teammate pay for my spell with his mana?",
        "In 2HG, may I sacrifice my teammate’s creature to pay a cost?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/teammates-are-not-attacked",
    title: { fr: "Attaquer son coéquipier", en: "Attacking a teammate" },
    about: [
      ["team", "shared-team"],
      ["attack-teammate"],
      ["opponent", "attack", "everyone-chooses"],
    ],
    not: ["team-resources", "block"],
    verdict: "no",
    says: {
      fr: "un coéquipier n’est pas un adversaire\u00a0: vos créatures ne peuvent attaquer que l’équipe adverse et ses planeswalkers",
      en: "a teammate is not an opponent: your creatures can attack only the opposing team and its planeswalkers",
    },
    because: {
      fr: "De même, «\u00a0chaque adversaire\u00a0» ne touche pas votre coéquipier.",
      en: "Likewise “each opponent” does not include your teammate.",
    },
    rules: ["102.3", "506.2"],
    questions: {
      fr: [
        "Puis-je attaquer mon coéquipier\u202f?",
        "Mon coéquipier compte-t-il comme un adversaire pour «\u00a0chaque adversaire\u00a0»\u202f?",
        "«\u00a0Chaque adversaire perd 2 points de vie\u00a0» touche-t-il mon coéquipier\u202f?",
        "Au Troll à deux têtes, mes créatures peuvent-elles attaquer mon coéquipier\u202f?",
      ],
      en: [
        "Can I attack my teammate?",
        "Does my teammate count as an opponent for “each opponent”?",
        "Does “each opponent loses 2 life” include my teammate?",
        "In Two-Headed Giant, can my creatures attack my own teammate?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/daybound-transforms-no-other-way",
    title: { fr: "Retourner une carte daybound", en: "Transforming a daybound card" },
    about: [["daybound"], ["transform"]],
    not: ["mana-value", "copy", "own-turn-spells", "enters"],
    verdict: "no",
    says: {
      fr: "un permanent avec daybound ou nightbound ne se transforme que quand il devient jour ou nuit\u00a0: aucun autre effet ne le transforme",
      en: "a permanent with daybound or nightbound transforms only when it becomes day or night: no other effect can transform it",
    },
    because: {
      fr: "La capacité le dit elle-même. Elle agit sans la pile, on ne peut pas y répondre.",
      en: "The ability says so itself. It works without the stack and can’t be responded to.",
    },
    rules: ["702.145b", "702.145e"],
    questions: {
      fr: [
        "Un sort peut-il transformer une créature daybound\u202f?",
        "Puis-je retourner mon loup-garou daybound avec un effet qui dit «\u00a0transformez la créature ciblée\u00a0»\u202f?",
        "Est-ce qu’un autre effet permet de transformer un permanent avec daybound\u202f?",
        "Mon Ambre lunaire dit de transformer tous les loups-garous, ceux avec daybound se transforment aussi\u202f?",
      ],
      en: [
        "Can an effect transform a daybound creature?",
        "Can I transform my daybound Werewolf with a spell that says to transform target creature?",
        "Does any other effect transform a permanent with daybound?",
        "My Moonmist transforms all Humans. Does a creature with daybound transform too?",
      ],
    },
  }),
];
