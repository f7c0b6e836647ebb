import { isSchema, type JsonSchema } from "./strict-schema.ts";

const SWAPS = 3;

/** Whether a schema asks for what a report on a deck is added to. */
export const asksForReport = ({ properties }: JsonSchema): boolean =>
  isSchema(properties) && "reading" in properties && "swaps" in properties;

/** The lines of a prompt’s section, without their mark. */
const linesUnder = (text: string, heading: string): readonly string[] =>
  (text.split(/\n\n/).find((part) => part.startsWith(heading)) ?? "")
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^\| /, ""));

/** “1 Sol Ring (main) {1} Artifact: …” */
const cardOf = (line: string): string => /^\d+ (.+?) \((?:main|commander)\)/.exec(line)?.[1] ?? "";

/** A good report on the deck of a prompt: remarks on its cards, swaps of what may go and come in. */
export function writeDeckReport(text: string): unknown {
  const isFrench = text.includes("Write in French");
  const deck = linesUnder(text, "DECK\n").map(cardOf).filter(Boolean);
  const goes = linesUnder(text, "CARDS THAT MAY GO");
  const comes = linesUnder(text, "CARDS THAT MAY COME IN").map((line) => line.split(":")[0] ?? "");
  const [first = "", second = "", third = ""] = deck;
  const remark = (french: string, english: string, ...cards: readonly string[]) => ({
    text: isFrench ? french : english,
    cards,
  });
  return {
    reading: [
      remark(
        `${first} porte le plan du deck, et ${second} l’y aide.`,
        `${first} carries the plan of the deck, and ${second} helps with it.`,
        ...[first, second],
      ),
    ],
    strengths: [
      remark(`${second} fait avancer le deck.`, `${second} keeps the deck going.`, second),
    ],
    weaknesses: [remark(`${third} arrive tard.`, `${third} comes late.`, third)],
    synergies: [
      remark(
        `${first} tire parti de ${third}.`,
        `${first} makes the most of ${third}.`,
        ...[first, third],
      ),
    ],
    swaps: comes.slice(0, SWAPS).flatMap((add, at) => {
      const cut = goes[at];
      const why = isFrench
        ? `${add} sert mieux le plan que ${cut}.`
        : `${add} serves the plan better than ${cut}.`;
      return cut === undefined || cut === "" ? [] : [{ add, cut, why }];
    }),
    recent_updates: null,
  };
}
