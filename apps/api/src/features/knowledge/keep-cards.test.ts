import { expect, test } from "vitest";
import { longCards } from "../../../test/largest/long-cards.ts";
import { keepCards } from "./keep-cards.ts";

const cards = longCards(6_000);
const byId = new Map(cards.map((card) => [card.id, card]));

/** Cards as a database gives them: other objects each time. */
const createRead = () => {
  const asked: number[] = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids.length);
    return ids.flatMap((id) => {
      const card = byId.get(id);
      return card === undefined ? [] : [{ ...card }];
    });
  };
  return { asked, read };
};
const idsOf = (from: number, to: number) => cards.slice(from, to).map(({ id }) => id);

test("[DATA-06] a card is read once, and the same object each time", async () => {
  const { asked, read } = createRead();
  const find = keepCards(read);
  const [first] = await find(idsOf(0, 1));
  const [again, other] = await find(idsOf(0, 2));
  expect(again).toBe(first);
  expect(other?.id).toBe(cards[1]?.id);
  await find(idsOf(0, 2));
  expect(asked).toEqual([1, 1]);
});

test("[DATA-06] unknown ids are left out and asked for again; the order is that of the question", async () => {
  const { asked, read } = createRead();
  const find = keepCards(read);
  const [a = "", b = ""] = idsOf(0, 2);
  expect((await find([b, "nobody", a, b])).map(({ id }) => id)).toEqual([b, a, b]);
  await find([a, "nobody"]);
  expect(asked).toEqual([4, 1]);
});

test("[DATA-06] the cards asked for last are kept, five thousand at most", async () => {
  const { asked, read } = createRead();
  const find = keepCards(read);
  await find(idsOf(0, 5_000));
  await find(idsOf(0, 1));
  await find(idsOf(5_000, 5_999));
  expect(asked).toEqual([5_000, 999]);
  // The first one was asked for again meanwhile, the 999 after it were not.
  await find(idsOf(0, 1));
  await find(idsOf(1_000, 1_001));
  expect(asked).toEqual([5_000, 999]);
  await find(idsOf(999, 1_000));
  expect(asked).toEqual([5_000, 999, 1]);
});

test("[DATA-06] others are answered while the words of many cards are read", async () => {
  const find = keepCards(createRead().read);
  let passes = 0;
  let over = false;
  const others = () => {
    passes++;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  await find(idsOf(0, 5_000));
  over = true;
  expect(passes).toBeGreaterThan(5);
});
