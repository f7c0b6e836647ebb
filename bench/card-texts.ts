import { type CardText, PackedCardTexts, readCard } from "@spellwright/card-text";
import { type MeasuredCard, readCards } from "../packages/card-text/evaluation/read-cards.ts";
import { dataFiles } from "./full-data.ts";
import { timeJsonMegabyte } from "./json-baseline.ts";
import type { Measure } from "./measure.ts";
import { processorTime } from "./processor-time.ts";

/** What 20 s for all cards, and 50 µs for a card that is asked for, are where a megabyte of JSON takes 5.5 ms. */
const MOST = { all: 3_600, asked: 0.009 };
/** Both times of a ratio are of one run. What else the machine does slows the reading more than the other. */
const TOLERANCE = 1.5;

const MEGABYTES = 25;

/** The baseline is measured between so many lots: what the machine does besides slows both. */
const LOTS = 20;

const readAndPack = (cards: readonly MeasuredCard[]) => {
  const packed = new PackedCardTexts();
  const places: number[] = [];
  const size = Math.ceil(cards.length / LOTS);
  let reading = 0;
  let baseline = 0;
  for (let from = 0; from < cards.length; from += size) {
    baseline += timeJsonMegabyte() / LOTS;
    const texts: CardText[] = [];
    reading += processorTime(() => {
      for (const { faces } of cards.slice(from, from + size)) texts.push(readCard(faces));
    });
    places.push(...texts.map((text) => packed.add(text)));
  }
  packed.close();
  const asking = processorTime(() => {
    for (const place of places) packed.read(place);
  });
  return { reading, baseline, asked: asking / cards.length, megabytes: packed.bytes / 1e6 };
};

/**
 * What it takes to read the words of all cards, to hold what was read, and to ask it of a card, the times as
 * shares of reading a megabyte of JSON in the same run. Empty without the card file.
 */
export const measureCardTexts = async (): Promise<Measure[]> => {
  const file = dataFiles().cards;
  if (file === undefined) {
    console.error("bench: the full card file is not here, its texts are not read");
    return [];
  }
  const { reading, baseline, asked, megabytes } = readAndPack(readCards(file));
  const ratio = { unit: "ratio", better: "lower", tolerance: TOLERANCE } as const;
  const name = "card-texts";
  return [
    { name: `${name}.read-all.to-json-of-1MB`, value: reading / baseline, aim: MOST.all, ...ratio },
    { name: `${name}.asked.to-json-of-1MB`, value: asked / baseline, aim: MOST.asked, ...ratio },
    {
      name: `${name}.packed`,
      value: megabytes,
      unit: "MB",
      aim: MEGABYTES,
      better: "lower",
      tolerance: 1,
    },
  ];
};
