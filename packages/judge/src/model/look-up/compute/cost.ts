import { type ManaCost, manaTotal, parseManaCost, writeManaCost } from "@spellwright/cards";
import * as z from "zod";
import sentences from "../../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { payWithout, totalCost } from "../../../engines/costs/total-cost.ts";
import { amount, type EngineResult, shortList } from "./scene.ts";

/** What a spell costs, with all that changes it. */
export const costScene = () =>
  z.object({
    cost: z.string().describe("Mana cost or alternative cost in symbols, {2}{R}"),
    x: amount().nullable().describe("Chosen for {X}; null without one"),
    increases: shortList(z.string()).describe("Additional costs, taxes, kicker, in symbols"),
    reductions: shortList(z.string()).describe("In symbols"),
    least: amount().nullable().describe("Least total that an effect sets; null without one"),
    paid_otherwise: amount().describe("Generic mana paid by convoke, delve or improvise; else 0"),
  });
export type CostScene = z.infer<ReturnType<typeof costScene>>;

const costsOf = (written: readonly string[]): readonly ManaCost[] | undefined => {
  const costs = written.map(parseManaCost);
  const read = costs.filter((cost) => cost !== undefined);
  return read.length === costs.length ? read : undefined;
};

/** Works a total cost out (CR 601.2f). */
export const computeCost = (scene: CostScene): EngineResult => {
  const base = parseManaCost(scene.cost);
  const increases = costsOf(scene.increases);
  const reductions = costsOf(scene.reductions);
  if (!base || !increases || !reductions) return { lines: [sentences.unreadableCost], rules: [] };
  const { x, least } = scene;
  const { increased, total } = totalCost({ base, x, increases, reductions, least });
  const paid = payWithout(total, Math.max(0, scene.paid_otherwise));
  return {
    lines: [
      `With increases: ${writeManaCost(increased)}`,
      `Total cost: ${writeManaCost(total)}, ${manaTotal(total)} mana`,
      `Mana still to pay: ${writeManaCost(paid)}, ${manaTotal(paid)} mana`,
    ],
    rules: ["601.2f"],
  };
};
