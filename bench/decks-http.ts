import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Measure, milliseconds, quantile, timed } from "./measure.ts";

const CARDS = "data/cards";
/** Decks of one person, and how many are sent at a time. */
const DECKS = 1000;
const TOGETHER = 8;
const TIMES = 30;

/** A hundred different cards of the starter data, as a pasted list. */
const hundredCards = (): string => {
  const cards = readdirSync(CARDS)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): { name: string }[] =>
      JSON.parse(readFileSync(path.join(CARDS, file), "utf8")),
    );
  return cards
    .slice(0, 100)
    .map(({ name }) => `1 ${name}`)
    .join("\n");
};

type Send = (method: string, path: string, body?: object) => Promise<string>;

const sender =
  (url: string, authorization: string): Send =>
  async (method, address, body) => {
    const response = await fetch(`${url}/api/decks${address}`, {
      method,
      headers: { "content-type": "application/json", authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
    return text;
  };

const addDecks = async (send: Send): Promise<void> => {
  const numbers = Array.from({ length: DECKS }, (_, index) => index);
  const cards = [{ card_name: "Lightning Bolt", quantity: 4 }];
  const addNext = async (): Promise<void> => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await send("POST", "", { name: `Deck ${number}`, format: "casual", cards });
  };
  await Promise.all(Array.from({ length: TOGETHER }, addNext));
};

const median = (name: string, samples: readonly number[], aim: number): Measure =>
  milliseconds(name, quantile(samples, 0.5), aim);

/**
 * Decks over HTTP, on the embedded database: a list of a hundred cards imported, its page read, and a
 * page of the dashboard among a thousand decks. How many queries each takes is the tests' affair.
 */
export const measureDecksHttp = async (url: string, authorization: string): Promise<Measure[]> => {
  const send = sender(url, authorization);
  const text = hundredCards();
  const times = Array.from({ length: TIMES }, (_, index) => index);
  const parses = await timed(times, () => send("POST", "/parse", { text }), 3);
  const imports = await timed(times, () => send("POST", "/import", { text, format: "casual" }), 3);
  const { items } = JSON.parse(await send("GET", "?limit=1"));
  const pages = await timed(times, () => send("GET", `/${items[0].id}`), 3);
  await addDecks(send);
  const lists = await timed(times, () => send("GET", "?limit=30&sort=name&order=asc"), 3);
  return [
    median("deck.parse-100.http.p50", parses, 60),
    median("deck.import-100.http.p50", imports, 120),
    median("deck.page-100.http.p50", pages, 60),
    median("deck.list-1000.http.p50", lists, 60),
  ];
};
