import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** How a game is won or lost: one plain rule each. */
export const winningAndLosing: readonly Topic[] = [
  plainRule({
    id: "plain-rules/too-late-to-gain-life",
    title: { fr: "Regagner des points de vie à 0", en: "Gaining life at 0" },
    about: [["zero-life", "life-total", "lose-game"], ["too-late-life"]],
    not: [
      "cannot-lose",
      "lifelink",
      "commander-damage",
      "pay-life",
      "planeswalker",
      "triggered-ability",
    ],
    verdict: "no",
    says: {
      fr: "à 0 point de vie ou moins on perd dès la prochaine vérification des actions basées sur l’état, avant que quiconque ait la priorité\u00a0: aucun sort ni capacité ne peut être joué pour remonter",
      en: "at 0 or less life you lose at the next check of state-based actions, before anyone gets priority: no spell or ability can be used to climb back",
    },
    because: {
      fr: "Seul un gain qui a lieu en même temps (lien de vie) ou dans la même résolution arrive à temps.",
      en: "Only life gained at the same time (lifelink) or within the same resolution comes in time.",
    },
    rules: ["704.5a", "704.3", "119.6"],
    questions: {
      fr: [
        "Je tombe à 0 point de vie, puis-je lancer un sort pour gagner de la vie avant de perdre\u202f?",
        "À 0 point de vie, ai-je le temps de répondre avec un gain de vie\u202f?",
        "Si je passe à -2 points de vie, puis-je remonter au-dessus de 0 avant de mourir\u202f?",
        "Un Foudre me met à 0, j’ai encore la priorité pour gagner des points de vie avant de perdre la partie\u202f?",
      ],
      en: [
        "Can I cast a life gain spell after reaching 0 life to stay in the game?",
        "I drop to 0 life. Do I get to gain life before I lose?",
        "At zero life, may I respond with a life gain spell and save myself?",
        "A burn spell put me to -1 life. Can I gain life before I die?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-maximum-life",
    title: { fr: "Pas de maximum de points de vie", en: "No maximum life total" },
    about: [["life-total", "gain-life"], ["above-starting-life"]],
    not: ["planeswalker", "commander-damage"],
    turned: ["life-limit"],
    verdict: "yes",
    says: {
      fr: "il n’y a pas de maximum\u00a0: le total de points de vie peut dépasser le total de départ, 20 (ou 40 en Commander), sans limite",
      en: "there is no maximum: a life total can go above the starting total of 20 (or 40 in Commander) without limit",
    },
    because: {
      fr: "Le total de départ n’est qu’un point de départ.",
      en: "The starting total is only where you begin.",
    },
    rules: ["119.3", "119.1"],
    questions: {
      fr: [
        "Puis-je avoir plus de 20 points de vie\u202f?",
        "Peut-on dépasser vingt points de vie\u202f?",
        "!Y a-t-il un maximum de points de vie\u202f?",
        "En Commander, mon total peut-il dépasser 40 points de vie\u202f?",
        "J’ai 20 points de vie et je gagne 4, je monte à plus de 20\u202f?",
      ],
      en: [
        "Can my life total go above 20?",
        "!Is there a maximum life total?",
        "In Commander, can I have more than 40 life?",
        "I’m at 20 life and gain 4. Do I go over 20?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-does-not-shrink",
    title: { fr: "Une créature blessée garde sa force", en: "A damaged creature keeps its power" },
    about: [["marked-damage", "damage"], ["shrinks-by-damage"]],
    not: ["minus-one-counter", "wither", "infect", "pump", "minus-toughness"],
    turned: ["keeps-its-power"],
    verdict: "no",
    says: {
      fr: "les blessures ne réduisent ni la force ni l’endurance\u00a0: une créature blessée garde toute sa force et perd ses blessures à l’étape de nettoyage",
      en: "damage reduces neither power nor toughness: a damaged creature keeps its full power, and the damage wears off in the cleanup step",
    },
    because: {
      fr: "Les blessures sont marquées et comparées à l’endurance\u202f; seules des réductions ou des marqueurs -1/-1 changent les chiffres.",
      en: "Damage is marked and compared with toughness; only effects or -1/-1 counters change the numbers.",
    },
    rules: ["120.6", "120.3e", "514.2"],
    questions: {
      fr: [
        "Ma 4/4 a subi 3 blessures, sa force est-elle réduite\u202f?",
        "Les blessures diminuent-elles l’endurance d’une créature de façon durable\u202f?",
        "!Une créature blessée garde-t-elle toute sa force\u202f?",
        "Ma créature 5/5 a pris 4 blessures, est-ce qu’elle devient une 5/1\u202f?",
      ],
      en: [
        "My 4/4 took 3 damage. Is its power reduced?",
        "Does damage lower a creature’s toughness for good, so that its toughness is reduced?",
        "!Does a damaged creature keep its full power?",
        "My 5/5 was dealt 4 damage, does it become a 5/1?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/poison-counters-stay",
    title: { fr: "Les marqueurs «\u00a0poison\u00a0» restent", en: "Poison counters stay" },
    about: [["poison"], ["poison-removed"]],
    not: ["proliferate", "team"],
    turned: ["poison-kept"],
    verdict: "no",
    says: {
      fr: "les marqueurs «\u00a0poison\u00a0» restent toute la partie\u00a0: gagner des points de vie ne les enlève pas et ils ne disparaissent pas à la fin du tour",
      en: "poison counters stay all game: gaining life does not remove them, and they don’t wear off at end of turn",
    },
    because: {
      fr: "Seul un effet qui le dit en retire. À dix, le joueur perd.",
      en: "Only an effect that says so removes any. At ten the player loses.",
    },
    rules: ["122.1f", "104.3d", "704.5c"],
    questions: {
      fr: [
        "Gagner des points de vie enlève-t-il les marqueurs «\u00a0poison\u00a0»\u202f?",
        "Mes marqueurs poison disparaissent-ils à la fin du tour\u202f?",
        "!Les marqueurs poison restent-ils toute la partie\u202f?",
        "Je peux me soigner du poison en gagnant de la vie, ça retire des marqueurs poison\u202f?",
      ],
      en: [
        "Does gaining life remove poison counters?",
        "Do poison counters go away at end of turn?",
        "!Do poison counters stay for the rest of the game?",
        "Can I get rid of poison counters by gaining life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/poison-in-commander",
    title: { fr: "Le poison en Commander", en: "Poison in Commander" },
    about: [["poison"], ["commander", "commander-life", "multiplayer", "pod"]],
    not: ["commander-damage", "twenty-one", "team", "proliferate", "partner"],
    verdict: "yes",
    says: {
      fr: "en Commander aussi, dix marqueurs «\u00a0poison\u00a0» font perdre la partie, malgré les 40 points de vie",
      en: "in Commander too, ten poison counters lose the game, despite the 40 life",
    },
    because: {
      fr: "La limite n’augmente qu’en Troll à deux têtes\u00a0: quinze par équipe.",
      en: "The limit rises only in Two-Headed Giant: fifteen a team.",
    },
    rules: ["704.5c", "104.3d", "903.10"],
    questions: {
      fr: [
        "En Commander avec 40 points de vie, perd-on toujours à 10 marqueurs poison\u202f?",
        "La limite de dix marqueurs poison est-elle la même en Commander\u202f?",
        "Faut-il bien dix marqueurs poison pour perdre en EDH\u202f?",
        "10 marqueurs poison suffisent pour éliminer un joueur à une table de Commander\u202f?",
      ],
      en: [
        "In Commander with 40 life, do you still lose at 10 poison counters?",
        "Is the limit of ten poison counters the same in Commander?",
        "Does it take ten poison counters to lose in EDH?",
        "Are 10 poison counters enough to knock out a player in a Commander game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/winning-while-losing",
    title: { fr: "Gagner et perdre en même temps", en: "Winning and losing at the same time" },
    about: [
      ["win-game", "win-and-lose"],
      ["lose-game", "win-and-lose"],
      ["simultaneous", "two-at-once", "win-and-lose"],
    ],
    not: ["cannot-lose", "commander-damage", "draw-empty"],
    turned: ["wins-anyway"],
    verdict: "yes",
    says: {
      fr: "un joueur qui gagnerait et perdrait la partie au même moment la perd",
      en: "a player who would both win and lose the game at the same time loses it",
    },
    because: {
      fr: "Mais un effet «\u00a0vous gagnez la partie\u00a0» qui se résout d’abord met fin à la partie aussitôt.",
      en: "But a “you win the game” effect that resolves first ends the game right away.",
    },
    rules: ["104.3f", "104.2b"],
    questions: {
      fr: [
        "Si je dois gagner et perdre la partie en même temps, est-ce que je perds la partie\u202f?",
        "Un joueur qui gagnerait et perdrait la partie simultanément perd-il la partie\u202f?",
        "!Au même moment je gagne la partie et je perds la partie, est-ce que je gagne\u202f?",
        "En cas de victoire et de défaite simultanées, on perd la partie alors qu’on devrait gagner la partie\u202f?",
      ],
      en: [
        "I would win the game and lose the game at the same time. Do I lose the game?",
        "Does a player who would win and lose the game simultaneously lose the game?",
        "!If I win the game and lose the game at once, do I win?",
        "I’d win the game at the very moment I lose the game. Do I actually lose the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/winning-against-everyone",
    title: {
      fr: "«\u00a0Vous gagnez la partie\u00a0» à plusieurs",
      en: "“You win the game” in multiplayer",
    },
    about: [
      ["win-game", "wins-instead"],
      ["multiplayer", "pod", "player-dead", "other-players-lose"],
    ],
    not: ["lose-game-together", "cannot-lose", "team"],
    verdict: "yes",
    says: {
      fr: "«\u00a0vous gagnez la partie\u00a0» termine la partie pour tous\u00a0: à plusieurs aussi, tous les autres joueurs perdent",
      en: "“you win the game” ends the game for everyone: in multiplayer too, all other players lose",
    },
    because: {
      fr: "Sauf avec l’option de portée d’influence limitée.",
      en: "Except with the limited range of influence option.",
    },
    rules: ["104.2b", "104.1"],
    questions: {
      fr: [
        "À quatre joueurs, si je gagne la partie avec un effet, la partie est-elle finie pour tous les autres\u202f?",
        "«\u00a0Vous gagnez la partie\u00a0» fait-il perdre tous les autres joueurs en multijoueur\u202f?",
        "Avec l’Oracle de Thassa je gagne la partie\u00a0: tout le monde perd à la table\u202f?",
        "En Commander à quatre, un joueur qui gagne la partie par un effet met fin à la partie pour tout le monde\u202f?",
      ],
      en: [
        "In a four player game, if I win the game with Thassa’s Oracle, is the game over for everyone?",
        "Does “you win the game” make all other players lose in multiplayer?",
        "I win the game with an effect in our pod. Is it over for the whole table?",
        "With four players, does one player winning the game by an effect end it for everybody?",
      ],
    },
  }),
];
