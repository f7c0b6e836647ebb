import { type ConceptMatch, findSpans, foldText, isDeterminer, type Span } from "@spellwright/text";

/** Ideas of the vocabulary by which a card is not, or no longer, where it does anything. */
const AWAY: ReadonlySet<string> = new Set([
  "counter-spell",
  "destroy",
  "dies",
  "discard",
  "exile",
  "exile-zone",
  "gone",
  "graveyard",
  "hand",
  "kill",
  "library",
  "phasing",
  "return",
  "sacrifice",
]);

/** “Can’t play cards from my hand” puts nothing there. */
const isFromThere = (tokens: readonly string[], start: number): boolean => {
  let before = start - 1;
  while (isDeterminer(tokens[before] ?? "")) before--;
  return ["from", "de", "du", "depuis"].includes(tokens[before] ?? "");
};

/** What of a question tells where its cards are. */
interface Read {
  readonly tokens: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly denied: ReadonlySet<string>;
  /** The tokens of the sentence that asks. */
  readonly asking: Span;
}

/**
 * Whether another card than what is asked about is told to be away: “Stony Silence got bounced. Can I tap Sol
 * Ring?”. What such a card would do decides nothing.
 */
export const isCardAway = (
  { tokens, matches, denied, asking }: Read,
  cards: readonly { readonly written: string }[],
): boolean => {
  const named = cards.map(({ written }) => findSpans(tokens, foldText(written).tokens));
  const isAsked = ({ start }: Span): boolean => start >= asking.start && start < asking.end;
  const aside = named.filter((spans) => spans.length > 0 && !spans.some(isAsked)).flat();
  if (aside.length === 0 || !named.flat().some(isAsked)) return false;
  const away = matches.filter(
    ({ id, start, end }) =>
      AWAY.has(id) &&
      !denied.has(id) &&
      !isFromThere(tokens, start) &&
      !named.flat().some((name) => name.start <= start && name.end >= end),
  );
  return aside.some(({ start }) => {
    const from = tokens.lastIndexOf(".", start);
    const to = tokens.indexOf(".", start);
    return away.some((one) => one.start > from && (to < 0 || one.end <= to) && !isAsked(one));
  });
};
