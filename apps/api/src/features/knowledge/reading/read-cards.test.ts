import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { currentEditions } from "../queries.ts";
import { readCardsInUse } from "./read-cards.ts";
import { endReadingTurn, takeReadingTurn } from "./reading-queries.ts";

onDatabase((open) => {
  describe("[O-3] the cards in use are read by one process", () => {
    test("of two that begin at once one reads, and nothing is left", async () => {
      const { db } = open();
      await loadStarter(db);
      const all = (await currentEditions(db)).cards?.count;
      const read = await Promise.all([readCardsInUse(db), readCardsInUse(db)]);
      expect(read.filter((each) => each !== undefined)).toEqual([all]);
      expect(await readCardsInUse(db)).toBe(0);
    });

    test("who finds the turn taken reads once it is given back", async () => {
      const { db } = open();
      await loadStarter(db);
      expect(await takeReadingTurn(db)).toBe(true);
      expect(await takeReadingTurn(db)).toBe(false);
      expect(await readCardsInUse(db)).toBeUndefined();
      await endReadingTurn(db);
      expect(await readCardsInUse(db)).toBeGreaterThan(0);
    });

    test("who ends in the middle gives the turn back", async () => {
      const { db } = open();
      await loadStarter(db);
      let lots = 0;
      expect(await readCardsInUse(db, () => lots++ > 0)).toBe(100);
      expect(await readCardsInUse(db)).toBeGreaterThan(0);
    });
  });
});
