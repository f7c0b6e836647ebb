import process from "node:process";
import { PackedCardTexts, readCard } from "../src/index.ts";
import type { MeasuredCard } from "./read-cards.ts";

/** What reading and keeping the cards costs. */
export interface Cost {
  readonly cards: number;
  readonly seconds: number;
  readonly megabytes: number;
  readonly microsecondsAsked: number;
}

/** Reads all cards, packs them, and asks each once for its abilities. */
export function measureCost(cards: readonly MeasuredCard[]): Cost {
  const started = process.cpuUsage();
  const texts = cards.map(({ faces }) => readCard(faces));
  const seconds = secondsSince(started);

  const packed = new PackedCardTexts();
  const places = texts.map((text) => packed.add(text));
  packed.close();
  const asked = process.cpuUsage();
  for (const place of places) packed.read(place);
  const microsecondsAsked = (secondsSince(asked) * 1e6) / cards.length;
  return { cards: cards.length, seconds, megabytes: packed.bytes / 1e6, microsecondsAsked };
}

/** Time of the processor: the machine may do other things besides. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
