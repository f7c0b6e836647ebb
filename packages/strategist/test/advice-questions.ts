import { expect } from "vitest";
import type { Row } from "./krenko.ts";

const HAND = ["Skirk Prospector", "Goblin Chieftain", "Sol Ring"] as const;

/** Questions on what to do with the deck, and on what it is. */
export const ADVICE: readonly Row[] = [
  {
    fr: "Foudre est-elle légale ici ?",
    en: "Is Lightning Bolt legal here?",
    code: "cardLegal",
    cards: ["Lightning Bolt"],
  },
  {
    fr: "Counterspell serait-elle utile ici ?",
    en: "Would Counterspell be good here?",
    code: "fitForbidden",
    cards: ["Counterspell"],
  },
  {
    fr: "Goblin King vaut-elle sa place ?",
    en: "Is Goblin King worth its place?",
    code: "fitAlready",
    cards: ["Goblin King"],
  },
  { fr: "Que dois-je couper ?", en: "What should I cut?", code: "cuts", params: { count: 5 } },
  {
    fr: "Donne-moi trois cartes à retirer.",
    en: "Name three cards to cut.",
    code: "cuts",
    params: { count: 3 },
  },
  { fr: "Que faut-il ajouter ?", en: "What should I add?", code: "adds" },
  { fr: "Comment ce deck gagne-t-il ?", en: "How does this deck win?", code: "winsWithout" },
  { fr: "À quel tour est-ce que je gagne ?", en: "What turn do I win?", code: "clock" },
  { fr: "Qu’est-ce qui bat ce deck ?", en: "What beats this deck?", code: "threats" },
  {
    fr: "Comment descendre au bracket 2 ?",
    en: "How do I get down to bracket 2?",
    code: "bracketWay",
    params: { bracket: 2, count: 2 },
  },
  {
    fr: "Que couper pour le bracket 3 ?",
    en: "What must go for bracket 3?",
    code: "bracketWay",
    params: { bracket: 3, count: 1 },
  },
  {
    fr: "Je garde cette main : 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    en: "Should I keep this hand: 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    code: "handKept",
    params: { lands: 3, count: 3 },
    cards: ["Mountain", ...HAND],
  },
  {
    fr: "Je garde cette main : un Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    en: "Keep this hand: one Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    code: "handTooFewLands",
    params: { lands: 1 },
    cards: ["Mountain", ...HAND],
  },
  {
    fr: "Qui est le commandant ?",
    en: "Who is my commander?",
    code: "commander",
    params: { count: 1, cards: { cards: [expect.objectContaining({ name: "Krenko, Mob Boss" })] } },
  },
  {
    fr: "Y a-t-il des combos dans ce deck ?",
    en: "Are there any combos in my deck?",
    code: "combos",
    params: { count: 0 },
  },
  {
    fr: "Quel est le plan de jeu ?",
    en: "What is the game plan?",
    code: "planOpen",
  },
  {
    fr: "Quelles sont les meilleures cartes ?",
    en: "What are the best cards?",
    code: "keyCards",
    params: {
      cards: {
        cards: expect.arrayContaining([expect.objectContaining({ name: "Krenko, Mob Boss" })]),
      },
    },
  },
  {
    fr: "Que dois-je remplacer ?",
    en: "What should I replace?",
    code: "cuts",
    params: { count: 5 },
  },
  {
    fr: "Faut-il couper Krenko ?",
    en: "Should I cut Krenko?",
    code: "fitKept",
    cards: ["Krenko, Mob Boss"],
  },
  {
    fr: "Est-ce que je joue Sol Ring ?",
    en: "Is Sol Ring in my deck?",
    code: "copies",
    params: { count: 1 },
    cards: ["Sol Ring"],
  },
  {
    fr: "Mon deck est-il légal en Pauper ?",
    en: "Is my deck legal in Pauper?",
    code: "deckIllegal",
    params: { format: { format: "pauper" } },
  },
  {
    fr: "Note mon deck sur 10.",
    en: "Rate my deck out of 10.",
    code: "ratings",
  },
  { fr: "Quelles sont les synergies ?", en: "What are the synergies?", code: "synergies" },
  {
    fr: "Je garde une main d’un terrain ?",
    en: "Should I keep a one-lander?",
    code: "handTooFewLands",
    params: { lands: 1 },
  },
  {
    fr: "Je garde une main de trois terrains ?",
    en: "Should I keep a hand of three lands?",
    code: "handLandsKept",
    params: { lands: 3 },
  },
  {
    fr: "Combien coûte ce deck en euros ?",
    en: "How much does this deck cost in dollars?",
    code: "pricesUnknown",
  },
  {
    fr: "Puis-je jouer ce deck en Pauper ?",
    en: "Can I play this deck in Pauper?",
    code: "deckIllegal",
    params: { format: { format: "pauper" } },
  },
];
