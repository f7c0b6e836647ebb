import { expect } from "vitest";
import { type Row, row } from "./krenko.ts";

const HAND = ["Skirk Prospector", "Goblin Chieftain", "Sol Ring"] as const;

/** Questions on what to do with the deck, and on what it is. */
export const ADVICE: readonly Row[] = [
  row("Foudre est-elle légale ici ?", "Is Lightning Bolt legal here?", "cardLegal", [
    "Lightning Bolt",
  ]),
  row(
    "Counterspell serait-elle utile ici ?",
    "Would Counterspell be good here?",
    "outsideIdentity",
    ["Counterspell"],
  ),
  row("Goblin King vaut-elle sa place ?", "Is Goblin King worth its place?", "fitAlready", [
    "Goblin King",
  ]),
  row("Que dois-je couper ?", "What should I cut?", { code: "cuts", params: { count: 5 } }),
  row("Donne-moi trois cartes à retirer.", "Name three cards to cut.", {
    code: "cuts",
    params: { count: 3 },
  }),
  row("Que faut-il ajouter ?", "What should I add?", "adds"),
  row("Comment ce deck gagne-t-il ?", "How does this deck win?", "winsWithout"),
  row("À quel tour est-ce que je gagne ?", "What turn do I win?", "clock"),
  row("Qu’est-ce qui bat ce deck ?", "What beats this deck?", "threats"),
  row("Comment descendre au bracket 2 ?", "How do I get down to bracket 2?", {
    code: "bracketWay",
    params: { bracket: 2, count: 2 },
  }),
  row("Que couper pour le bracket 3 ?", "What must go for bracket 3?", {
    code: "bracketWay",
    params: { bracket: 3, count: 1 },
  }),
  row(
    "Je garde cette main : 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    "Should I keep this hand: 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    { code: "handKept", params: { lands: 3, count: 3 } },
    ["Mountain", ...HAND],
  ),
  row(
    "Je garde cette main : un Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    "Keep this hand: one Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    { code: "handTooFewLands", params: { lands: 1 } },
    ["Mountain", ...HAND],
  ),
  row("Qui est le commandant ?", "Who is my commander?", {
    code: "commander",
    params: { count: 1, cards: { cards: [expect.objectContaining({ name: "Krenko, Mob Boss" })] } },
  }),
  row("Y a-t-il des combos dans ce deck ?", "Are there any combos in my deck?", {
    code: "combos",
    params: { count: 0 },
  }),
  row("Quel est le plan de jeu ?", "What is the game plan?", "planOpen"),
  row("Quelles sont les meilleures cartes ?", "What are the best cards?", {
    code: "keyCards",
    params: {
      cards: {
        cards: expect.arrayContaining([expect.objectContaining({ name: "Krenko, Mob Boss" })]),
      },
    },
  }),
  row("Que dois-je remplacer ?", "What should I replace?", { code: "cuts", params: { count: 5 } }),
  row("Faut-il couper Krenko ?", "Should I cut Krenko?", "fitKeptCommander", ["Krenko, Mob Boss"]),
  row(
    "Est-ce que je joue Sol Ring ?",
    "Is Sol Ring in my deck?",
    { code: "copies", params: { count: 1 } },
    ["Sol Ring"],
  ),
  row("Mon deck est-il légal en Pauper ?", "Is my deck legal in Pauper?", {
    code: "deckIllegal",
    params: { format: { format: "pauper" } },
  }),
  row("Note mon deck sur 10.", "Rate my deck out of 10.", "ratings"),
  row("Quelles sont les synergies ?", "What are the synergies?", "synergies"),
  row("Je garde une main d’un terrain ?", "Should I keep a one-lander?", {
    code: "handTooFewLands",
    params: { lands: 1 },
  }),
  row("Je garde une main de trois terrains ?", "Should I keep a hand of three lands?", {
    code: "handLandsKept",
    params: { lands: 3 },
  }),
  row(
    "Combien coûte ce deck en euros ?",
    "How much does this deck cost in dollars?",
    "pricesUnknown",
  ),
  row("Puis-je jouer ce deck en Pauper ?", "Can I play this deck in Pauper?", {
    code: "deckIllegal",
    params: { format: { format: "pauper" } },
  }),
];
