import { packedTextOf, textOfCard } from "@spellwright/card-text";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { currentEditions, readCards } from "../queries.ts";
import { readCardsInUse } from "./read-cards.ts";
import { endReadingTurn, keepReadingTurn, takeReadingTurn } from "./reading-queries.ts";

onDatabase((open) => {
  describe("[O-3] the cards in use are read by one process", () => {
    test("reads every card once where two processes begin at once", async () => {
      const { db } = open();
      await loadStarter(db);
      const all = (await currentEditions(db)).cards?.count;
      const read = await Promise.all([readCardsInUse(db), readCardsInUse(db)]);
      expect(read.filter((each) => each !== undefined)).toEqual([all]);
      expect(await readCardsInUse(db)).toBe(0);
    });

    test("waits for the turn of another process, then reads", async () => {
      const { db } = open();
      await loadStarter(db);
      const turn = await takeReadingTurn(db);
      expect(await takeReadingTurn(db)).toBeUndefined();
      expect(await readCardsInUse(db)).toBeUndefined();
      await endReadingTurn(db, turn ?? "");
      expect(await readCardsInUse(db)).toBeGreaterThan(0);
    });

    test("who stood still for too long leaves the turn to the one who took it over", async () => {
      const { db } = open();
      const late = await takeReadingTurn(db);
      await db.update(schema.serviceTurns).set({ closedUntil: new Date(0) });
      const taken = await takeReadingTurn(db);
      expect(await keepReadingTurn(db, late ?? "")).toBeUndefined();
      await endReadingTurn(db, late ?? "");
      expect(await takeReadingTurn(db)).toBeUndefined();
      expect(await keepReadingTurn(db, taken ?? "")).toBeDefined();
    });

    test("gives the turn back when a process ends in the middle", async () => {
      const { db } = open();
      await loadStarter(db);
      let lots = 0;
      expect(await readCardsInUse(db, () => lots++ > 0)).toBe(100);
      expect(await readCardsInUse(db)).toBeGreaterThan(0);
    });
  });

  test("[O-3] a card that is asked for brings what was read of it with its edition", async () => {
    const { db } = open();
    await loadStarter(db);
    await readCardsInUse(db);
    const [edition, rows] = [
      (await currentEditions(db)).cards?.id ?? 0,
      await db.select().from(schema.cardReadings).limit(1),
    ];
    const id = rows[0]?.cardId ?? "";
    const [asRead] = await readCards(db, edition, [id]);
    expect(asRead && packedTextOf(asRead)).toBe(rows[0]?.abilities);

    const other = packedTextOf({ name: "Storm", type_line: "Instant", oracle_text: "Scry 1." });
    await db
      .update(schema.cardReadings)
      .set({ abilities: other })
      .where(eq(schema.cardReadings.cardId, id));
    const [again] = await readCards(db, edition, [id]);
    expect(again && textOfCard(again)).toEqual(JSON.parse(other));

    await db.update(schema.cardReadings).set({ reader: "an older release" });
    const [anew] = await readCards(db, edition, [id]);
    expect(anew && packedTextOf(anew)).toBe(rows[0]?.abilities);
  });
});
