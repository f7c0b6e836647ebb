import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Prevented commander damage, draws, wins and players under control: one plain rule each. */
export const drawingWinningAndControlling: readonly Topic[] = [
  plainRule({
    id: "plain-rules/prevented-commander-damage",
    title: { fr: "Les blessures de commandant prévenues", en: "Prevented commander damage" },
    about: [
      ["prevented-commander-hit", "prevent", "prevention-effect"],
      ["commander-damage", "commander", "twenty-one"],
    ],
    verdict: "no",
    says: {
      fr: "des blessures prévenues ne sont jamais infligées\u00a0: elles ne comptent ni comme blessures de commandant, ni pour le lien de vie, ni pour «\u00a0inflige des blessures de combat\u00a0»",
      en: "prevented damage is never dealt: it counts neither as commander damage, nor for lifelink, nor for “deals combat damage”",
    },
    because: {
      fr: "Seules les blessures de combat réellement infligées s’ajoutent aux 21.",
      en: "Only combat damage that is really dealt adds up to the 21.",
    },
    rules: ["615.6", "903.10a"],
    questions: {
      fr: [
        "Mon adversaire prévient les blessures de mon commandant. Comptent-elles comme blessures de commandant\u202f?",
        "Si les blessures de combat du commandant sont prévenues, je les note quand même dans les 21\u202f?",
        "Le commandant adverse m’attaque et je préviens ses blessures\u00a0: est-ce que je prends des blessures de commandant\u202f?",
        "Blessures de commandant prévenues par un fog, elles comptent\u202f?",
      ],
      en: [
        "My opponent prevents my commander’s damage. Does it count as commander damage?",
        "If the commander’s combat damage is prevented, do I still note it toward the 21?",
        "Their commander hits me but I prevent it. Did I take commander damage?",
        "Commander damage prevented by a fog: does it add up?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/draws-taken-over",
    title: { fr: "Piocher à la place d’un adversaire", en: "Drawing in an opponent’s place" },
    about: [
      ["draws-for-them"],
      ["draw", "draw-step", "wheel", "replaced-draw", "resolve", "discard", "dredge", "hand"],
    ],
    turned: ["draw-step"],
    verdict: "no",
    says: {
      fr: "chaque pioche de l’adversaire est remplacée une à une\u00a0: il ne pioche pas, vous piochez à sa place, et le reste de l’effet (défausser, remettre des cartes) se fait quand même par lui, avec les cartes qu’il a",
      en: "each of the opponent’s draws is replaced one by one: they do not draw, you draw instead, and the rest of the effect (discarding, putting cards back) is still done by them with the cards they have",
    },
    because: {
      fr: "La première pioche de son étape de pioche lui reste si le texte l’excepte.",
      en: "The first draw of their draw step stays theirs if the text excepts it.",
    },
    rules: ["121.6", "614.11", "614.6"],
    questions: {
      fr: [
        "Si un adversaire devait piocher une carte, il saute cette pioche et je pioche à sa place. Il lance un sort qui fait piocher trois cartes\u00a0: pioche-t-il\u202f?",
        "Chaque joueur pioche sept cartes et je pioche à la place de mon adversaire. Mon adversaire pioche-t-il des cartes\u202f?",
        "~Mon voleur fait que l’adversaire saute cette pioche et que je pioche à sa place. Qui pioche et qui défausse\u202f?",
        "Mon adv fait une roue et je vole ses pioches, est-ce qu’il pioche ses sept cartes\u202f?",
      ],
      en: [
        "If an opponent would draw a card, that player skips that draw and I draw instead. They cast a spell that draws three. Do they draw?",
        "Each player draws seven cards and I draw instead of my opponent. Does my opponent draw any?",
        "~An opponent skips that draw and I draw instead. Who draws and who discards?",
        "My opponent wheels while I steal their draws. Do they get their seven cards?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/one-card-each-turn",
    title: { fr: "Pas plus d’une carte par tour", en: "Not more than one card each turn" },
    about: [
      ["one-draw-limit"],
      [
        "draw",
        "wheel",
        "draw-step",
        "opponents-turn",
        "replaced-draw",
        "hand",
        "search",
        "discard",
        "not-a-draw",
      ],
    ],
    turned: ["opponents-turn", "not-a-draw"],
    verdict: "no",
    says: {
      fr: "un joueur qui ne peut pas piocher plus d’une carte par tour ne pioche que la première\u00a0: le reste de l’effet est ignoré, et la pioche de l’étape de pioche compte déjà\u202f; mettre une carte en main sans «\u00a0piocher\u00a0» reste possible",
      en: "a player who can’t draw more than one card each turn draws only the first: the rest is ignored, and the draw of the draw step already counts; putting a card into hand without the word “draw” still works",
    },
    because: {
      fr: "La limite repart à chaque tour, aussi pendant celui d’un adversaire.",
      en: "The limit starts anew each turn, an opponent’s turn included.",
    },
    rules: ["101.2", "121.2", "101.3"],
    questions: {
      fr: [
        "Mes adversaires ne peuvent pas piocher plus d’une carte chaque tour. Piochent-ils sept cartes avec une roue\u202f?",
        "Je ne peux pas piocher plus d’une carte par tour et j’ai déjà pioché à mon étape de pioche. Mon sort me fait-il piocher\u202f?",
        "!Je ne peux piocher qu’une carte par tour\u202f; puis-je en piocher une aussi pendant le tour de mon adversaire\u202f?",
        "Si on ne peut pas piocher plus d’une carte chaque tour, mon Brainstorm en pioche trois\u202f?",
      ],
      en: [
        "My opponents can’t draw more than one card each turn. Do they draw seven from a wheel?",
        "I can’t draw more than one card each turn and already drew in my draw step. Does my spell draw me anything?",
        "!I can draw only one card each turn. May I draw one on my opponent’s turn too?",
        "With a limit of one card, no player can draw more than one card each turn: does Brainstorm draw three?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/winning-with-an-empty-library",
    title: { fr: "Gagner avec une bibliothèque vide", en: "Winning with an empty library" },
    about: [
      ["wins-instead-of-drawing"],
      [
        "draw",
        "draw-empty",
        "lose-game",
        "win-game",
        "respond",
        "destroy",
        "removal",
        "kill",
        "opponent",
      ],
    ],
    turned: ["respond", "destroy", "removal", "kill"],
    verdict: "yes",
    says: {
      fr: "piocher d’une bibliothèque vide est remplacé par la victoire tant que le permanent est sur le champ de bataille quand on pioche\u202f; s’il est retiré en réponse, on pioche dans le vide et on perd",
      en: "drawing from an empty library is replaced by winning as long as the permanent is on the battlefield when you draw; if it is removed in response, you draw from the empty library and lose",
    },
    because: {
      fr: "C’est un effet de remplacement sur la pioche, et la victoire est immédiate.",
      en: "It replaces the draw, and the win is immediate.",
    },
    rules: ["121.6", "104.2b", "704.5b"],
    questions: {
      fr: [
        "Ma créature dit que si je devais piocher avec une bibliothèque vide, je gagne la partie à la place. Je pioche avec une bibliothèque vide\u00a0: est-ce que je gagne\u202f?",
        "Si ma bibliothèque n’a plus de cartes je gagne la partie au lieu de perdre en piochant\u202f?",
        "!Je dois piocher avec une bibliothèque vide et je gagne la partie à la place, mais mon adversaire détruit ma créature en réponse\u00a0: est-ce que je gagne\u202f?",
        "Je pioche dans une bibliothèque vide avec un effet qui me fait gagner à la place, la victoire est immédiate\u202f?",
      ],
      en: [
        "My creature says if I would draw from an empty library, I win the game instead. I draw with an empty library. Do I win?",
        "If my library has no cards and I’d draw, do I win the game instead of losing?",
        "!I would win the game instead of drawing from an empty library, but my opponent kills the creature in response to the draw spell. Do I win?",
        "I draw with no library and my permanent says I win the game instead; is the win immediate?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/controlling-another-player",
    title: { fr: "Contrôler un autre joueur", en: "Controlling another player" },
    about: [
      ["controls-player"],
      [
        "concede",
        "choose",
        "mana",
        "attack",
        "sacrifice",
        "hand",
        "cast",
        "look-hidden",
        "pay",
        "target",
        "library",
        "activated-ability",
        "pay-life",
        "sideboard",
        "block",
      ],
    ],
    turned: ["concede", "sideboard"],
    verdict: "yes",
    says: {
      fr: "qui contrôle un joueur prend toutes les décisions de ce joueur pendant le tour\u00a0: il voit sa main, lance ses sorts, choisit attaquants, cibles et sacrifices\u202f; il paie avec les ressources de ce joueur seulement et ne peut pas le faire concéder",
      en: "whoever controls a player makes all that player’s decisions during the turn: sees the hand, casts the spells, chooses attackers, targets and sacrifices; only that player’s resources can pay, and the player can’t be made to concede",
    },
    because: {
      fr: "Seul le joueur est contrôlé\u00a0: ses permanents restent les siens et il est toujours le joueur actif.",
      en: "Only the player is controlled: the permanents stay theirs and they are still the active player.",
    },
    rules: ["723.5", "723.5a", "723.6", "723.4"],
    questions: {
      fr: [
        "Je contrôle mon adversaire pendant son tour. Puis-je lui faire attaquer avec ses créatures où je veux\u202f?",
        "Mon adversaire contrôle mon tour\u00a0: peut-il regarder ma main et lancer mes sorts\u202f?",
        "!Si je contrôle un joueur pendant son tour, puis-je le faire concéder\u202f?",
        "Quand je contrôle un adversaire pendant son tour, je peux lui faire sacrifier ses créatures\u202f?",
      ],
      en: [
        "I control my opponent during their turn. May I choose how their creatures attack?",
        "My opponent controls my turn. Can they look at my hand and cast my spells?",
        "!If I control another player during their turn, can I make them concede?",
        "When I control a player during their turn, can I have them sacrifice creatures?",
      ],
    },
  }),
];
