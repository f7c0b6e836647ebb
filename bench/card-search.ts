import { type CardName, createCardIndex } from "@spellwright/cards";
import { foldWords } from "@spellwright/text";
import { readCardNames } from "../packages/cards/test/read-card-names.ts";
import { namesOf, tunedMiniSearch } from "../packages/cards/test/tuned-mini-search.ts";
import { dataFiles } from "./full-data.ts";
import { type Measure, milliseconds, quantile, timed } from "./measure.ts";

type Search = (typed: string) => readonly CardName[];

/** Hits that a list under the input shows. */
const SHOWN = 12;
const FIRST = 6;

/** What a player types on the way to a card, and the card. */
interface Typed {
  readonly text: string;
  readonly card: CardName;
}

/** Three letters, half of the name, all of it, and with a letter missing. Both languages by turns. */
const typedFor = (cards: readonly CardName[]): Typed[] =>
  cards.flatMap((card, at) => {
    const name = at % 2 === 0 ? card.name : (card.printedName ?? card.name);
    const half = name.slice(0, Math.ceil(name.length / 2));
    const slip = name.length > 8 ? [name.slice(0, 4) + name.slice(5)] : [];
    return [name.slice(0, 3), half, name, ...slip].map((text) => ({ text, card }));
  });

const popular = (left: CardName, right: CardName): number =>
  (left.rank ?? 1e9) - (right.rank ?? 1e9);

/** Whole names with one slip, of every kind by turns. */
const misspelt = (cards: readonly CardName[]): Typed[] =>
  cards.flatMap((card, place) => {
    const { name } = card;
    const at = (place * 7) % name.length;
    const slips = [
      name.slice(0, at) + name.slice(at + 1),
      `${name.slice(0, at)}q${name.slice(at)}`,
      `${name.slice(0, at)}q${name.slice(at + 1)}`,
      name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    ];
    return name.length > 4 ? slips.map((text) => ({ text, card })) : [];
  });

/** The plainest way: every folded name that holds the folded text, most played first. */
const plainScan = (cards: readonly CardName[]): Search => {
  const rows = [...cards]
    .sort(popular)
    .map((card) => ({ card, names: namesOf(card).map(foldWords) }));
  return (typed) => {
    const sought = foldWords(typed);
    const found = rows.filter(({ names }) => names.some((name) => name.includes(sought)));
    return found.slice(0, SHOWN).map(({ card }) => card);
  };
};

/** Share of the whole, half or misspelt names that show their card among the first six. */
const foundShare = (typed: readonly Typed[], search: Search): number => {
  const told = typed.filter(({ text }) => text.length > 3);
  // Names are packed: an index makes them anew.
  const found = told.filter(({ text, card }) =>
    search(text)
      .slice(0, FIRST)
      .some(({ name }) => name === card.name),
  );
  return found.length / told.length;
};

/** Search-as-you-type over all cards beside two other ways, in the same run. Empty without the card file. */
export const measureCardSearch = async (): Promise<Measure[]> => {
  const file = dataFiles().cards;
  if (file === undefined) {
    console.error("bench: the full card file is not here, its search is not measured");
    return [];
  }
  const cards = readCardNames(file);
  const index = createCardIndex(cards);
  const ways: readonly Search[] = [
    (text) => index.search(text, SHOWN),
    plainScan(cards),
    tunedMiniSearch(cards, SHOWN),
  ];
  const typed = typedFor(cards.filter((_, at) => at % 331 === 0));
  const p99: number[] = [];
  for (const search of ways)
    p99.push(quantile(await timed(typed, ({ text }) => search(text)), 0.99));
  const [ours = Number.NaN, scan = Number.NaN, mini = Number.NaN] = p99;
  const [found = 0, , foundByMini = 0] = ways.map((search) => foundShare(typed, search));
  const slips = misspelt(cards.filter((_, at) => at % 331 === 0));
  const [foundWithSlip = 0, , withSlipByMini = 0] = ways.map((search) => foundShare(slips, search));
  const name = "cards.search";
  return [
    milliseconds(`${name}.p99`, ours, 10),
    {
      name: `${name}.p99.to-plain-scan`,
      value: ours / scan,
      unit: "ratio",
      aim: 1,
      better: "lower",
    },
    {
      name: `${name}.p99.to-minisearch`,
      value: ours / mini,
      unit: "ratio",
      aim: 1,
      better: "lower",
    },
    {
      name: `${name}.found-in-6`,
      value: found,
      unit: "ratio",
      aim: 0.95,
      better: "higher",
      tolerance: 1,
    },
    {
      name: `${name}.slip-found-in-6`,
      value: foundWithSlip,
      unit: "ratio",
      aim: 0.97,
      better: "higher",
      tolerance: 1,
    },
    {
      name: `${name}.slip-found-in-6.to-minisearch`,
      value: foundWithSlip / withSlipByMini,
      unit: "ratio",
      aim: 1,
      better: "higher",
      tolerance: 1,
    },
    {
      name: `${name}.found-in-6.to-minisearch`,
      value: found / foundByMini,
      unit: "ratio",
      aim: 1,
      better: "higher",
      tolerance: 1,
    },
  ];
};
