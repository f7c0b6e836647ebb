import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@spellwright/contract";
import * as z from "zod";

const FILE = new URL("./questions/asked-plainly.jsonl", import.meta.url);

const Sides = z.strictObject({ yes: z.array(z.string()), no: z.array(z.string()) });
/** Plain questions on one settled question, by language and by the word that answers them. */
const Asked = z.strictObject({ id: z.string(), fr: Sides, en: Sides });

export interface PlainQuestion {
  /** Of the settled question that it asks. */
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly verdict: "yes" | "no";
}

/**
 * Short questions for a yes or no, as players type them, some of each side on every settled question. The
 * conditions were written with them in view (docs/decisions/048): they show what got worse, not how good it is.
 */
export const readPlain = (): readonly PlainQuestion[] =>
  readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Asked.parse(JSON.parse(line)))
    .flatMap(({ id, ...sides }) =>
      LANGUAGES.flatMap((language) =>
        (["yes", "no"] as const).flatMap((verdict) =>
          sides[language][verdict].map((text) => ({ id, language, text, verdict })),
        ),
      ),
    );
