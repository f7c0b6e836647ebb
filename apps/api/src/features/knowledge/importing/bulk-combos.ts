import { JSONParser } from "@streamparser/json";
import * as z from "zod";
import { ImportError } from "./import-error.ts";

/** Where the bulk file holds its records. */
const RECORDS = "$.variants.*";

/**
 * The records of a bulk file. It is a single line of some hundred megabytes: no more than a record of it is
 * held (decision 063).
 *
 * @throws ImportError when it is no JSON, or ends too early
 */
export async function* recordsOf(
  chunks: AsyncIterable<string>,
  file: string,
): AsyncGenerator<unknown> {
  const parser = new JSONParser({ paths: [RECORDS], keepStack: false });
  let records: unknown[] = [];
  parser.onValue = ({ value }) => records.push(value);
  const feed = (step: () => void): void => {
    try {
      step();
    } catch (cause) {
      throw new ImportError(`${file}: no whole JSON`, { cause });
    }
  };
  for await (const chunk of chunks) {
    feed(() => parser.write(chunk));
    yield* records;
    records = [];
  }
  if (!parser.isEnded) feed(() => parser.end());
}

/** The tags of the public database in the words that lists of combos use. */
const TAGS: Readonly<Record<string, string>> = {
  E: "EXHIBITION",
  C: "CORE",
  O: "ODDBALL",
  S: "SPICY",
  P: "POWERFUL",
  R: "RUTHLESS",
};

/** Where a piece lies before the combo begins. */
const BATTLEFIELD = "B";

const Piece = z.object({
  card: z.object({ name: z.string().min(1) }),
  zoneLocations: z.array(z.string()).catch([]),
  mustBeCommander: z.boolean().catch(false),
});

const Variant = z.object({
  id: z.string().min(1),
  uses: z.array(Piece).min(1),
  requires: z
    .array(
      z.object({
        template: z.object({
          name: z.string(),
          scryfallQuery: z.string().nullish().catch(null),
        }),
      }),
    )
    .catch([]),
  produces: z.array(z.object({ feature: z.object({ name: z.string() }) })).catch([]),
  bracketTag: z.string().nullish().catch(null),
  manaValueNeeded: z.number().nullish().catch(null),
  easyPrerequisites: z.string().nullish().catch(null),
  notablePrerequisites: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
});

const linesOf = (...texts: readonly (string | null | undefined)[]): readonly string[] =>
  texts.flatMap((text) => text?.split("\n").filter((line) => line.trim() !== "") ?? []);

/**
 * A variant of the public database as a list of combos holds it. Null for a record that is none. A template
 * (“a creature with persist”) stands for a card that nobody names. Its search tells which cards fill it. One
 * without a search is never taken for an early combo, and says what it needs.
 */
export const comboOfVariant = (record: unknown) => {
  const parsed = Variant.safeParse(record);
  if (!parsed.success) return null;
  const { id, uses, requires, produces, ...rest } = parsed.data;
  const namesOf = (pieces: typeof uses) => pieces.map(({ card }) => card.name);
  const templates = requires.map(({ template }) => template.name);
  return {
    id,
    cards: namesOf(uses),
    templates,
    template_queries: requires.map(({ template }) => template.scryfallQuery ?? null),
    produces: produces.map(({ feature }) => feature.name),
    bracket_tag: TAGS[rest.bracketTag ?? ""] ?? null,
    mana_needed: rest.manaValueNeeded ?? null,
    in_play: namesOf(
      uses.filter(({ zoneLocations: [zone, ...others] }) => zone === BATTLEFIELD && !others.length),
    ),
    must_be_commander: namesOf(uses.filter(({ mustBeCommander }) => mustBeCommander)),
    prerequisites: [...templates, ...linesOf(rest.easyPrerequisites, rest.notablePrerequisites)],
    steps: linesOf(rest.description),
    url: `https://commanderspellbook.com/combo/${id}/`,
  };
};
