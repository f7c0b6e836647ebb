import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Tokens that bring their own rules: one plain rule each. */
export const tokensWithRules: readonly Topic[] = [
  plainRule({
    id: "plain-rules/treasure-mana",
    title: { fr: "Le mana d’un Trésor", en: "Treasure mana" },
    about: [
      ["treasure-token"],
      [
        "turn-it-came",
        "respond",
        "counter-ability",
        "counter-spell",
        "mana-ability",
        "mana",
        "stack",
        "just-arrived",
        "summoning-sickness",
        "instant-timing",
      ],
    ],
    not: ["food-clue-token", "tapped-state"],
    turned: ["turn-it-came", "just-arrived", "summoning-sickness", "this-turn"],
    verdict: "no",
    says: {
      fr: "engager et sacrifier un Trésor pour du mana est une capacité de mana\u00a0: elle n’utilise pas la pile et personne ne peut y répondre\u202f; un Trésor n’est pas une créature, il sert donc dès son arrivée s’il est dégagé",
      en: "tapping and sacrificing a Treasure for mana is a mana ability: it does not use the stack and nobody can respond to it; a Treasure is no creature, so an untapped one works as soon as it enters",
    },
    because: {
      fr: "On peut donc sacrifier ses Trésors en réponse à leur destruction\u202f; le mana disparaît à la fin de l’étape ou de la phase.",
      en: "So Treasures can be sacrificed in response to their destruction; the mana is lost as the step or phase ends.",
    },
    rules: ["111.10a", "605.1a", "605.3b"],
    questions: {
      fr: [
        "Mon adversaire peut-il répondre quand je sacrifie un Trésor pour du mana\u202f?",
        "!Puis-je utiliser un jeton Trésor créé ce tour-ci\u202f?",
        "Peut-on contrecarrer la capacité de mon jeton Trésor\u202f?",
        "Le mana d’un Trésor passe-t-il par la pile\u202f?",
        "Je craque un Trésor, mon adv peut-il faire quelque chose en réponse\u202f?",
      ],
      en: [
        "Can my opponent respond when I sacrifice a Treasure for mana?",
        "!Can I use a Treasure token the turn it was created?",
        "Can the ability of my Treasure token be countered?",
        "Does Treasure mana use the stack?",
        "I crack a Treasure. Does my opponent get to respond to that?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/clue-tokens",
    title: { fr: "Les Indices", en: "Clue tokens" },
    about: [["clue-token", "investigate"]],
    verdict: "yes",
    says: {
      fr: "un Indice se sacrifie en payant {2} à tout moment où vous avez la priorité, sans l’engager et dès qu’il est là\u00a0: vous piochez une carte quand la capacité se résout",
      en: "a Clue is sacrificed for {2} any time you have priority, without tapping it and as soon as it is there: you draw a card when the ability resolves",
    },
    because: {
      fr: "L’adversaire peut répondre à la capacité, mais l’Indice est déjà sacrifié\u202f; le détruire ensuite est impossible.",
      en: "The opponent may respond to the ability, but the Clue is already gone as its cost.",
    },
    rules: ["111.10f", "701.16a", "602.1"],
    questions: {
      fr: [
        "Puis-je sacrifier un Indice pendant le tour de mon adversaire pour piocher\u202f?",
        "Puis-je utiliser un Indice (Clue) engagé\u202f?",
        "Est-ce que je peux craquer un Indice le tour où j’ai enquêté\u202f?",
        "~Que fait un jeton Indice quand j’enquête\u202f?",
        "Mon adv veut détruire mon Indice (clue), je peux payer deux et piocher en réponse\u202f?",
      ],
      en: [
        "Can I sacrifice a Clue on my opponent’s turn to draw a card?",
        "Can I use a tapped Clue?",
        "May I crack a Clue the same turn I investigate?",
        "~What does a Clue token do when I investigate?",
        "They want to destroy my Clue. Can I pay two and draw in response?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/food-tokens",
    title: { fr: "La Nourriture", en: "Food tokens" },
    about: [["food-token"]],
    not: ["artifact", "forage"],
    turned: ["tapped-state"],
    verdict: "yes",
    says: {
      fr: "une Nourriture dégagée s’utilise dès son arrivée et à tout moment où vous avez la priorité\u00a0: payez {2}, engagez-la et sacrifiez-la pour gagner 3 points de vie\u202f; engagée, elle ne le peut plus, mais elle reste sacrifiable pour un autre coût",
      en: "an untapped Food can be used as soon as it enters and any time you have priority: pay {2}, tap and sacrifice it to gain 3 life; once tapped it cannot, but it may still be sacrificed for another cost",
    },
    because: {
      fr: "Ce n’est pas une créature\u00a0: le mal d’invocation ne la concerne pas.",
      en: "It is not a creature, so summoning sickness does not concern it.",
    },
    rules: ["111.10b", "302.6"],
    questions: {
      fr: [
        "Puis-je manger une Nourriture le tour où je la crée\u202f?",
        "Puis-je sacrifier ma Nourriture pendant le tour adverse pour gagner des points de vie\u202f?",
        "!Puis-je manger une Nourriture déjà engagée\u202f?",
        "~Combien de points de vie rapporte un jeton Nourriture\u202f?",
        "Je viens de faire un jeton Food, je peux le sac tout de suite pour 3 pv\u202f?",
      ],
      en: [
        "Can I eat a Food the turn I make it?",
        "Can I sacrifice a Food on my opponent’s turn to gain life?",
        "!Can I use a Food that is already tapped to gain life?",
        "~How much life does a Food token give?",
        "I just made a Food token. Can I sac it right away for 3 life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blood-tokens",
    title: { fr: "Le Sang", en: "Blood tokens" },
    about: [["blood-token"]],
    turned: ["empty-handed"],
    verdict: "yes",
    says: {
      fr: "pour utiliser un jeton Sang vous payez {1}, l’engagez, le sacrifiez et vous défaussez d’une carte\u00a0: la défausse fait partie du coût, donc sans carte en main vous ne pouvez pas l’utiliser",
      en: "to use a Blood token you pay {1}, tap and sacrifice it and discard a card: the discard is part of the cost, so with no card in hand you cannot use it",
    },
    because: {
      fr: "Comme c’est un coût, la carte est défaussée aussitôt, avant toute réponse, et la pioche vient à la résolution.",
      en: "As it is a cost, the card is discarded at once, before any response, and the draw comes on resolution.",
    },
    rules: ["111.10g", "602.2b"],
    questions: {
      fr: [
        "Puis-je défausser une carte avec folie pour payer un jeton Sang\u202f?",
        "!Ma main est vide, puis-je activer mon jeton Sang (Blood) pour piocher\u202f?",
        "La carte défaussée pour le Sang (Blood token) l’est-elle avant de piocher\u202f?",
        "~Comment utilise-t-on un jeton Sang (Blood token)\u202f?",
        "J’ai un Blood token et une seule carte en main, je peux la jeter pour en piocher une\u202f?",
      ],
      en: [
        "Can I discard a madness card to pay for a Blood token?",
        "!My hand is empty. Can I activate my Blood token to draw?",
        "Is the card for a Blood token discarded before I draw?",
        "~How do I use a Blood token?",
        "I have a Blood token and one card in hand. May I pitch it to draw a new one?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/map-and-junk-timing",
    title: { fr: "Cartes, Débris et autres jetons lents", en: "Map and Junk tokens" },
    about: [["map-token"]],
    turned: ["sorcery-timing", "own-main-phase"],
    verdict: "no",
    says: {
      fr: "les capacités d’un jeton Carte (Map), Junk ou Mutagen ne s’activent que comme un rituel\u00a0: pendant votre phase principale, la pile étant vide",
      en: "the ability of a Map, Junk or Mutagen token can be activated only as a sorcery: in your own main phase while the stack is empty",
    },
    because: {
      fr: "La créature explorée est ciblée\u202f; la carte exilée par un jeton Junk ne se joue que ce tour-ci.",
      en: "The creature that explores is a target; the card exiled by a Junk token can be played only this turn.",
    },
    rules: ["111.10s", "111.10t", "307.5"],
    questions: {
      fr: [
        "Puis-je utiliser un jeton Carte (Map token) pendant le tour de mon adversaire\u202f?",
        "Puis-je sacrifier un Junk token en réponse à un sort\u202f?",
        "!Puis-je utiliser un Map token dans ma phase principale\u202f?",
        "~Quand puis-je utiliser un jeton Map\u202f?",
        "Mon adv veut détruire mon Map token, j’ai le droit de faire explorer en réponse\u202f?",
      ],
      en: [
        "Can I use a Map token on my opponent’s turn?",
        "Can I sacrifice a Junk token in response to a spell?",
        "!Can I use a Map token in my own main phase?",
        "~When can I use a Map token?",
        "They shatter my Map token. May I make a creature explore in response?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/powerstone-mana",
    title: { fr: "Le mana d’une Pierre de pouvoir", en: "Powerstone mana" },
    about: [["powerstone"]],
    turned: ["activated-ability", "artifact", "activate-cost", "crew", "equip"],
    verdict: "no",
    says: {
      fr: "le mana incolore d’une Pierre de pouvoir (Powerstone) ne peut pas servir à lancer un sort qui n’est pas un artefact\u202f; pour tout le reste, capacités comprises, il le peut",
      en: "the colorless mana of a Powerstone can’t be spent to cast a nonartifact spell; for anything else, including activated abilities, it can",
    },
    because: {
      fr: "Une créature-artefact est un sort d’artefact\u202f; un coût de pouvoir, d’équipement ou une taxe se paient aussi.",
      en: "An artifact creature is an artifact spell; equip, ability costs and taxes may be paid too.",
    },
    rules: ["111.10h", "106.6"],
    questions: {
      fr: [
        "Puis-je lancer un éphémère avec le mana d’une Powerstone\u202f?",
        "!Puis-je payer une capacité activée avec le mana d’une Powerstone\u202f?",
        "Le mana d’une Powerstone peut-il payer une créature qui n’est pas un artefact\u202f?",
        "~Comment peut-on dépenser le mana d’un jeton Powerstone\u202f?",
        "Mon planeswalker coûte 4, je peux le payer avec deux Powerstones\u202f?",
      ],
      en: [
        "Can I cast an instant with Powerstone mana?",
        "!Can I pay for an activated ability with Powerstone mana?",
        "Can Powerstone mana pay for a nonartifact creature?",
        "~What may I spend the mana of a Powerstone token on?",
        "My planeswalker costs four, can two Powerstones help to cast it?",
      ],
    },
  }),
];
