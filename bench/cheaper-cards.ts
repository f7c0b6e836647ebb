import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { cheaperThan } from "@spellwright/strategist";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { dataFiles } from "./full-data.ts";
import type { Measure } from "./measure.ts";
import { warmProcessorTime } from "./processor-time.ts";

/** As many as a report has dear cards to look for. */
const SEARCHES = 20;
const TIMES = 20;
const CENTS = 4_000;
const DEAR = 20;

/** Prices that are the same in every run, whether the card file has some or not. */
const priced = (cards: readonly Card[]): readonly Card[] => {
  let seed = 14;
  return cards.map((card) => {
    seed = (seed * 48271) % 2147483647;
    return { ...card, prices: { eur: ((seed % CENTS) / 100 + 0.01).toFixed(2) } };
  });
};

const euros = ({ prices }: Card): number => Number(prices?.eur);

/** The search of a cheaper card of the same role, beside one that reads every card and takes the first. */
export const measureCheaperCards = async (): Promise<Measure[]> => {
  const cards = priced(await (await createFileKnowledge(dataFiles())).popularCards());
  const dear = cards
    .filter((card) => euros(card) >= DEAR && recogniseRoles(card).roles.size > 0)
    .slice(0, SEARCHES);
  const shares = (one: Card, other: Card): boolean =>
    [...recogniseRoles(one).roles].some((role) => recogniseRoles(other).roles.has(role));
  const searched = () =>
    dear.map((one) => cheaperThan(one, cards, (other) => shares(one, other))?.card.name);
  const scanned = () =>
    dear.map(
      (one) =>
        cards.filter((other) => shares(one, other) && euros(other) <= euros(one) / 2)[0]?.name,
    );
  const [found, plain] = [searched(), scanned()];
  if (found.length === 0 || found.some((name, at) => name !== plain[at]))
    throw new Error("the search finds other cards than the scan");
  return [
    {
      name: "decks.cheaper-cards.to-plain-scan",
      value: warmProcessorTime(searched, TIMES) / warmProcessorTime(scanned, TIMES),
      unit: "ratio",
      aim: 0.1,
      better: "lower",
    },
  ];
};
