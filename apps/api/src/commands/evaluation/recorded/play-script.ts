import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Script, Turn } from "./recorded-model.ts";
import { LookUp, Recorded } from "./recording.ts";

const Played = z.union([
  z.object({ look_up: z.array(LookUp).min(1) }),
  z.object({ ruling: Recorded.shape.ruling }),
]);
const Second = z.object({ answer: Recorded.shape.second.unwrap() });

/** The turn as whoever plays the model reads it: instructions, tools, schema, prompt, results. */
const writeTurn = ({ request, tools, results }: Turn): string =>
  [
    `# SYSTEM\n${request.system}`,
    `# SCHEMA OF THE ANSWER\n${JSON.stringify(z.toJSONSchema(request.schema))}`,
    ...tools.map(
      ({ name, description, input }) =>
        `# TOOL ${name}\n${description}\n${JSON.stringify(z.toJSONSchema(input))}`,
    ),
    `# PROMPT\n${request.prompt}`,
    ...results.map((result) => `# RESULT\n${result}`),
  ].join("\n\n");

const PASSAGE = /^\[(R\d+)\] (\S+)/gm;

/** A card or an official note under its handle, with the name of its card. */
const CARD = /^\[([CN]\d+)\]\n\| (.+?)(?=, \d{4}-\d\d-\d\d| [({]|$)/gm;

/** Handles of a text by their rule numbers and card names, so that a recording outlives its prompt. */
const withNumbers = (ruling: Recorded["ruling"], texts: readonly string[]): Recorded["ruling"] => {
  const numbers = new Map(
    texts.flatMap((text) =>
      [...text.matchAll(PASSAGE), ...text.matchAll(CARD)].map(([, handle, of]) => [handle, of]),
    ),
  );
  const swap = (item: unknown): unknown => {
    const { handle } = Object(item);
    return typeof handle === "string"
      ? { ...Object(item), handle: numbers.get(handle.replace(/[[\]]/g, "")) ?? handle }
      : item;
  };
  const swapAll = (list: unknown) => (Array.isArray(list) ? list.map(swap) : list);
  return { ...ruling, citations: swapAll(ruling.citations), steps: swapAll(ruling.steps) };
};

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, "utf8").catch(() => "null"));

/**
 * Lets somebody play the model by files: each turn is written to `ID.N.md`, and read from `ID.N.json` once
 * it is there: `{"look_up": [{"tool", "input"}]}` or `{"ruling": {…}}`. The second reading likewise as
 * `ID.second`, `{"answer": "yes"}`.
 *
 * @returns the script, and what was played through it so far
 */
export const playScript = (folder: string, id: string) => {
  const played: {
    rounds: Recorded["rounds"];
    ruling?: Recorded["ruling"];
    second?: Recorded["second"];
  } = { rounds: [] };
  /** Turns that nobody wrote yet. */
  let open = 0;
  const ask = async <Answer>(
    name: string,
    turn: Turn,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | undefined> => {
    const file = path.join(folder, `${id}.${name}`);
    const answer = schema.safeParse(await readJson(`${file}.json`));
    if (answer.success) return answer.data;
    await writeFile(`${file}.md`, writeTurn(turn));
    open += 1;
    return undefined;
  };
  let last: z.infer<typeof Played> | undefined;
  const script: Script = {
    lookUps: async (turn, at) => {
      last = await ask(String(at + 1), turn, Played);
      if (last === undefined) return undefined;
      if (!("look_up" in last)) return [];
      played.rounds.push(last.look_up);
      return last.look_up;
    },
    ruling: async ({ request, results }) => {
      if (last === undefined || !("ruling" in last)) return undefined;
      played.ruling = withNumbers(last.ruling, [request.prompt, ...results]);
      return played.ruling;
    },
    second: async (turn) => {
      played.second = (await ask("second", turn, Second))?.answer;
      return played.second;
    },
  };
  return { script, played, isOpen: () => open > 0 };
};
