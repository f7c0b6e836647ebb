import type { DeckLine } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";

/** A part of a query: a line fits it or not. */
type Test = (line: DeckLine) => boolean;

const TERM =
  /(?:^|\s)(t|type|o|text|texte|c|role|mv|cmc)\s?(:|>=|<=|=|>|<)\s?(?:"([^"]*)"|(\S+))/giu;

const facesOf = ({ card }: DeckLine) => (card === null ? [] : [card, ...(card.card_faces ?? [])]);

const holds = (texts: readonly (string | null | undefined)[], wanted: string): boolean =>
  texts.some((text) => foldPhrase(text ?? "").includes(wanted));

const byType =
  (wanted: string): Test =>
  (line) =>
    holds(
      facesOf(line).flatMap((face) => [face.type_line, face.printed_type_line]),
      wanted,
    );

const byText =
  (wanted: string): Test =>
  (line) =>
    holds(
      [
        ...facesOf(line).flatMap((face) => [face.oracle_text, face.printed_text]),
        line.card?.summary?.fr,
        line.card?.summary?.en,
      ],
      wanted,
    );

/** `c:r`, `c:wu`, `c:c` for none, `c:m` for several. */
const byColor =
  (wanted: string): Test =>
  ({ card }) => {
    const colors = (card?.colors ?? []).join("").toLowerCase();
    if (card === null) return false;
    if (wanted === "c") return colors === "";
    if (wanted === "m") return colors.length > 1;
    return [...wanted].every((color) => colors.includes(color));
  };

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  ":": (a, b) => a === b,
  "=": (a, b) => a === b,
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
};

const byManaValue = (sign: string, wanted: string): Test => {
  const value = Number(wanted);
  return ({ card }) =>
    card !== null && !Number.isNaN(value) && (COMPARE[sign]?.(card.cmc, value) ?? false);
};

/** By the code of a role or by its name in the page’s language. */
const byRole =
  (wanted: string, nameOf: (role: DeckLine["roles"][number]) => string): Test =>
  ({ roles }) =>
    roles.some((role) => holds([role, nameOf(role)], wanted));

const byName =
  (wanted: string): Test =>
  (line) =>
    holds([line.card_name, line.card?.printed_name], wanted);

const testOf = (
  key: string,
  sign: string,
  value: string,
  nameOf: Parameters<typeof byRole>[1],
): Test => {
  const wanted = foldPhrase(value);
  const kind = key.toLowerCase();
  if (kind === "mv" || kind === "cmc") return byManaValue(sign, wanted);
  if (kind === "c") return byColor(wanted);
  if (kind === "role") return byRole(wanted, nameOf);
  return kind === "t" || kind === "type" ? byType(wanted) : byText(wanted);
};

/**
 * The lines that a small query keeps: `t:` type, `o:` text, `c:` colors, `mv>3`, `role:`, several narrow
 * further; other words are looked for in the name, in either language.
 *
 * @param nameOf name of a role in the page’s language
 */
export const queryLines = (
  lines: readonly DeckLine[],
  query: string,
  nameOf: (role: DeckLine["roles"][number]) => string,
): readonly DeckLine[] => {
  const tests = [...query.matchAll(TERM)].map(([, key = "", sign = "", quoted, plain]) =>
    testOf(key, sign, quoted ?? plain ?? "", nameOf),
  );
  const words = foldPhrase(query.replace(TERM, " ").replaceAll('"', " "));
  if (words !== "") tests.push(byName(words));
  return tests.length === 0 ? lines : lines.filter((line) => tests.every((test) => test(line)));
};
