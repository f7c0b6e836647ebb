import type { TableRules } from "@spellwright/table";
import { citationsOf } from "../../decision.ts";
import * as say from "../../phrases/table.ts";
import { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "../engine.ts";
import { readWords } from "../reading/read-words.ts";
import { decideAllowed } from "./decide-allowed.ts";
import { decideAmountAtTable } from "./decide-amount-at-table.ts";
import { decideTriggering } from "./decide-triggering.ts";
import { readScene } from "./read-scene.ts";
import { symbolsOf } from "./symbols.ts";
import type { ToldScene } from "./told-scene.ts";

/** Longer questions tell of more than a table. */
const LONGEST = 48;
const MOST_CARDS = 4;

/**
 * What named cards do to each other: what they forbid, what triggers, how much comes of an act. It answers only where
 * every word of the question was read and every card has a part in the answer.
 *
 * @param rules the rules of the table; a device leaves them out
 */
export const createDecideTable =
  (rules: TableRules): Engine =>
  (understanding, cards) => {
    const { language, form, negated, inverted, text } = understanding;
    if (cards.length === 0 || cards.length > MOST_CARDS || text.tokens.length > LONGEST)
      return undefined;
    if (negated || inverted || (form !== "yes_no" && form !== "number")) return undefined;
    const words = readWords(understanding, cards);
    const symbols = symbolsOf(words.all, language);
    const scene = symbols && readScene(symbols);
    if (!scene || !usesAll(scene, cards) || (scene.asked.kind === "amount") !== (form === "number"))
      return undefined;
    const said = decide(scene, cards, rules);
    if (!said) return undefined;
    return ruled("table", {
      verdict: said.verdict,
      ruling: said.ruling[language],
      explanation: [...said.why, say.supposing].map((one) => one[language]).join("\n\n"),
      citations: citationsOf(said.rules, language),
      steps: said.rules.map(({ number, claim }) => stepBy(claim[language], number)),
      facts: said.why.map((one) => one[language]),
      confidence: engineConfidence(cards.length, "read"),
    });
  };

function decide(
  scene: ToldScene,
  cards: readonly NamedCard[],
  rules: TableRules,
): say.SaidOfTable | undefined {
  const { asked } = scene;
  if (asked.kind === "amount") return decideAmountAtTable(scene, asked, cards, rules);
  if (asked.kind === "triggers") return decideTriggering(scene, asked, cards, rules);
  return decideAllowed(scene, asked, cards, rules);
}

/** Whether every card of the question has a part in the scene. */
function usesAll({ board, acts, asked }: ToldScene, cards: readonly NamedCard[]): boolean {
  const used = [
    ...board,
    ...acts.map(({ card }) => card),
    ...(asked.kind === "allowed" ? [asked.act.card] : []),
    ...(asked.kind === "stops" ? [asked.by, asked.card, asked.act?.card] : []),
    ...(asked.kind === "triggers" ? [asked.card] : []),
  ];
  return cards.every((_, place) => used.some((card) => card?.place === place));
}
