import * as z from "zod";

/** How deep the records of a bulk file lie: in the list of an object. */
const RECORD_DEPTH = 2;

/** Follows JSON sign by sign: how deep it stands, in objects and lists, texts left out. */
const createDepth = () => {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const stepIn = (sign: string): number => {
    if (sign === "{" || sign === "[") depth += 1;
    if (sign === "}" || sign === "]") depth -= 1;
    return depth;
  };
  return (sign: string): number => {
    if (isEscaped) isEscaped = false;
    else if (isText && sign === "\\") isEscaped = true;
    else if (sign === '"') isText = !isText;
    else if (!isText) return stepIn(sign);
    return depth;
  };
};

/**
 * The records of the lists that a JSON object holds, each as its text. The file of the public database is a
 * single line of some hundred megabytes: no more than a record of it is held.
 */
export async function* recordsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const follow = createDepth();
  let depth = 0;
  let record = "";
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const before = depth;
      depth = follow(chunk.charAt(at));
      if (before === RECORD_DEPTH && depth > before) start = at;
      if (before <= RECORD_DEPTH || depth > RECORD_DEPTH) continue;
      yield record + chunk.slice(start, at + 1);
      record = "";
    }
    if (depth > RECORD_DEPTH) record += chunk.slice(start);
  }
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
  requires: z.array(z.object({ template: z.object({ name: z.string() }) })).catch([]),
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
 * A variant of the public database as a list of combos holds it; null for a record that is none. A template
 * (“a creature with persist”) stands for a card that nobody names: such a combo is never taken for an early
 * one, and says what it needs.
 */
export const comboOfVariant = (record: string) => {
  const parsed = Variant.safeParse(JSON.parse(record));
  if (!parsed.success) return null;
  const { id, uses, requires, produces, ...rest } = parsed.data;
  const namesOf = (pieces: typeof uses) => pieces.map(({ card }) => card.name);
  const templates = requires.map(({ template }) => template.name);
  return {
    id,
    cards: namesOf(uses),
    templates,
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
