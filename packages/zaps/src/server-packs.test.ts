import { describe, expect, test } from "vitest";
import {
  closePack,
  commitPacks,
  type PackEntry,
  refundPacks,
  remainingOf,
  reservePacks,
  revokePack,
  type ServerPack,
} from "./server-packs.ts";

const pack = (id: string, remaining: number): ServerPack => ({ id, remaining });

const after = (packs: readonly ServerPack[], entries: readonly PackEntry[]): number[] =>
  packs.map(({ id, remaining }) =>
    entries.reduce((sum, entry) => (entry.packId === id ? sum + entry.amount : sum), remaining),
  );

describe("[BOT-07] the packs of a server", () => {
  const packs = [pack("oldest", 1), pack("newer", 5)];

  test("the oldest is used first, and a cost may span two", () => {
    expect(after(packs, reservePacks(packs, 1) ?? [])).toEqual([0, 5]);
    expect(after(packs, reservePacks(packs, 2) ?? [])).toEqual([0, 4]);
    const emptied = [pack("oldest", 0), pack("newer", 5)];
    expect(after(emptied, reservePacks(emptied, 1) ?? [])).toEqual([0, 4]);
  });

  test("takes nothing, not even a part, where the packs hold too little", () => {
    expect(after(packs, reservePacks(packs, 6) ?? [])).toEqual([0, 0]);
    expect(reservePacks(packs, 7)).toBeUndefined();
    expect(reservePacks([], 1)).toBeUndefined();
    expect(() => reservePacks(packs, 0)).toThrow(RangeError);
    expect(() => reservePacks(packs, 0.5)).toThrow(RangeError);
  });

  test("a charge that is kept changes nothing more; one that is not goes back where it came from", () => {
    const reserved = reservePacks(packs, 3) ?? [];
    expect(after(packs, [...reserved, ...commitPacks(reserved)])).toEqual([0, 3]);
    expect(after(packs, [...reserved, ...refundPacks(reserved, () => true)])).toEqual([1, 5]);
  });

  test("[BOT-09] a closed pack stays empty, also when a question is given back", () => {
    const reserved = reservePacks(packs, 3) ?? [];
    const [oldest, newer] = after(packs, reserved).map((left, at) => pack(`${at}`, left));
    expect([oldest, newer].map((each) => each && closePack(each))).toEqual([
      [],
      [{ packId: "1", kind: "close", amount: -3 }],
    ]);
    const back = refundPacks(reserved, () => false);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test("[BILL-04] a refund of money takes only what is not spent", () => {
    expect(revokePack(pack("a", 40), 100)).toEqual([{ packId: "a", kind: "revoke", amount: -40 }]);
    expect(revokePack(pack("a", 40), 10)).toEqual([{ packId: "a", kind: "revoke", amount: -10 }]);
    expect(revokePack(pack("a", 0), 10)).toEqual([]);
    expect(remainingOf(packs)).toBe(6);
  });
});
