import { type LanguageModelTool, type LookedUp, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import sentences from "../../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { sourcesOf } from "../../sources.ts";
import { readSources } from "../../unsourced.ts";
import type { LookUp } from "../look-up.ts";
import { boardScene, computeBoard } from "./board.ts";
import { combatScene, computeCombat } from "./combat.ts";
import { computeCost, costScene } from "./cost.ts";
import { computeLayers, layersScene } from "./layers.ts";
import type { EngineResult } from "./scene.ts";

const sceneSchema = () =>
  z.object({
    combat: combatScene().nullable(),
    cost: costScene().nullable(),
    board: boardScene().nullable(),
    layers: layersScene().nullable(),
  });
type Scene = z.infer<ReturnType<typeof sceneSchema>>;

type Computed = EngineResult & { readonly what: LookedUp["what"] };

/** The one scene that is told. Undefined for none or several. */
const workOut = ({ combat, cost, board, layers }: Scene): Computed | undefined => {
  const all: readonly (Computed | undefined)[] = [
    combat ? { what: "combat", ...computeCombat(combat) } : undefined,
    cost ? { what: "cost", ...computeCost(cost) } : undefined,
    board ? { what: "board", ...computeBoard(board) } : undefined,
    layers ? { what: "layers", ...computeLayers(layers) } : undefined,
  ];
  const [only, ...others] = all.filter((one) => one !== undefined);
  return others.length === 0 ? only : undefined;
};

/** What a scene says in figures and words, without the names of its fields. */
const saidIn = (value: unknown): readonly string[] => {
  if (typeof value === "number") return value === 0 ? [] : [String(Math.abs(value))];
  if (typeof value === "string") return [value.replaceAll("-", " ")];
  if (typeof value !== "object" || value === null) return [];
  // The order of effects is the scene's own book-keeping.
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "timestamp" ? [] : saidIn(inner),
  );
};

/** Its figures and abilities are those of the question, its cards or what was read. */
const isTold = (scene: Scene, { evidence, book, cards, rulings }: LookUp): boolean => {
  const { input, understanding } = evidence;
  const known = {
    ...input,
    cards: [...input.cards, ...cards],
    cardRulings: [...input.cardRulings, ...rulings],
  };
  const texts = sourcesOf({ ...evidence, input: known }, book.passages);
  const { isUnsourced } = readSources(texts, understanding, known.cards);
  return !saidIn(scene).some(isUnsourced);
};

/**
 * Puts a typed scene to the engines. A result is a source of the answer only where the scene is told: else
 * a model would prove its own inventions by it.
 */
export const compute = (lookUp: LookUp): LanguageModelTool =>
  toolOf({
    name: "compute",
    description: sentences.tools.compute,
    input: sceneSchema(),
    run: async (scene) => {
      const worked = workOut(scene);
      if (worked === undefined) return sentences.oneScene;
      const { what, lines, rules } = worked;
      lookUp.tell({ what, of: "" });
      const isStated = isTold(scene, lookUp);
      if (isStated) lookUp.computations.push(lines.join("\n"));
      return [
        // The names in it are the model's own words, and those of cards.
        markUntrustedText(lines.join("\n")),
        ...(isStated ? [] : [sentences.assumed]),
        ...(rules.length > 0 ? [lookUp.book.read(rules)] : []),
      ].join("\n");
    },
  });
