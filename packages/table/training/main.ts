// `npm run table:words -- --cards FILE --rulings FILE`: counts in how many card texts, official rulings and sentences of
// our settled questions each word stands, and writes those that stand in enough of them. A word of a question that is
// none of them tells nothing of the game.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { CommandError, requireFile, runCommand } from "@spellwright/commands";
import { foldText } from "@spellwright/text";
import { plainForm } from "../src/reading/plain-form.ts";

type Language = "en" | "fr";
type Said = Readonly<Record<Language, string>>;

interface RawCard {
  readonly name: string;
  readonly printed_name?: string | null;
  readonly oracle_text?: string | null;
  readonly printed_text?: string | null;
  readonly card_faces?: readonly RawCard[];
}

interface Settled {
  readonly neutral: Said;
  readonly because: Said;
  readonly answers: readonly { readonly says?: Said }[];
}

/** Of so many texts a word stands in one: a rarer one tells a story of its own, not of the game. */
const ONE_IN = { cards: 3000, rulings: 3000, settled: 500 } as const;
const SETTLED = new URL("../../../data/judge/settled/", import.meta.url);

const parsed = <Line>(text: string): readonly Line[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

const without = (text: string | null | undefined, name: string | null | undefined): string =>
  name ? (text ?? "").replaceAll(name, " ") : (text ?? "");

const prose =
  (language: Language) =>
  ({ neutral, because, answers }: Settled): string =>
    [neutral, because, ...answers.flatMap(({ says }) => says ?? [])]
      .map((said) => said[language])
      .join(" ");

const listed = (words: readonly string[]): string => [...new Set(words)].sort().join(" ");

await runCommand(async () => {
  const { values } = parseArgs({
    options: { cards: { type: "string" }, rulings: { type: "string" } },
  });
  const faces = (await linesOf<RawCard>("cards", values.cards)).flatMap(
    (card) => card.card_faces ?? [card],
  );
  const rulings = await linesOf<{ readonly comment: string }>("rulings", values.rulings);
  const ours = readdirSync(SETTLED).flatMap((name) =>
    parsed<Settled>(readFileSync(new URL(name, SETTLED), "utf8")),
  );
  const words = {
    en: [
      ...wordsIn(
        faces.map((face) => without(face.oracle_text, face.name)),
        "en",
        ONE_IN.cards,
      ),
      ...wordsIn(
        rulings.map(({ comment }) => comment),
        "en",
        ONE_IN.rulings,
      ),
      ...wordsIn(ours.map(prose("en")), "en", ONE_IN.settled),
    ],
    fr: [
      ...wordsIn(
        faces.map((face) => without(face.printed_text, face.printed_name)),
        "fr",
        ONE_IN.cards,
      ),
      ...wordsIn(ours.map(prose("fr")), "fr", ONE_IN.settled),
    ],
  };
  const written = { en: listed(words.en), fr: listed(words.fr) };
  writeFileSync(
    new URL("../src/reading/game-words.json", import.meta.url),
    `${JSON.stringify(written, null, 2)}\n`,
  );
});

async function linesOf<Line>(what: string, file: string | undefined): Promise<readonly Line[]> {
  if (file === undefined) throw new CommandError(`give the ${what} with --${what} FILE`);
  await requireFile(what, file);
  return parsed<Line>(gunzipSync(readFileSync(file)).toString("utf8"));
}

/** The words that stand in enough texts, in their plain form. */
function wordsIn(texts: readonly string[], language: Language, oneIn: number): readonly string[] {
  const told = texts.filter((text) => text !== "");
  const counts = new Map<string, number>();
  for (const text of told) {
    const forms = foldText(text).tokens.flatMap((token) =>
      /^\p{L}{2,}$/u.test(token) ? [plainForm(token, language)] : [],
    );
    for (const form of new Set(forms)) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].flatMap(([form, count]) => (count * oneIn >= told.length ? [form] : []));
}
