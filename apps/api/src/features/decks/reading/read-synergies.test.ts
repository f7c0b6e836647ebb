import { Card } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck } from "../../../../test/decks-app.ts";
import { addPerson, refusal } from "../../../../test/oracle-app.ts";
import { createKnowledge, loadStarter } from "../../knowledge/index.ts";

const worded = (name: string, type_line: string, oracle_text: string) =>
  Card.parse({ id: name, name, type_line, oracle_text, cmc: 2, color_identity: [] });
const CARDS = [
  worded("Loud Bell", "Artifact", "{T}: Draw a card."),
  worded("Wise Owl", "Creature — Bird", "Whenever you draw a card, you gain 1 life."),
  worded("Kind Saint", "Enchantment", "Whenever you gain life, scry 1."),
];

onDatabase((open) => {
  test("[O-6] a card of a deck is told with the cards that it works with, to the owner alone", async () => {
    const { db } = open();
    await loadStarter(db);
    for (const card of CARDS)
      await db.execute(sql`
        insert into cards (edition_id, id, name, card)
        select id, ${card.id}, ${card.name}, ${JSON.stringify(card)}::jsonb from card_editions where is_current`);
    const app = await createDecksApp(open(), createKnowledge(db));
    const me = await addPerson(open());
    const text = "1 Loud Bell\n1 Wise Owl\n1 Sol Ring\n\nSideboard\n1 Kind Saint";
    const { id } = await importDeck(app, me, { text, name: "Bells", format: "modern" });
    const synergies = async (card: string, user = me) =>
      app.call("GET", `/api/decks/${id}/synergies?card=${encodeURIComponent(card)}`, user);

    expect((await synergies("Loud Bell")).body).toMatchObject({
      feeds: [{ event: "draw", cards: [{ name: "Wise Owl" }], total: 1 }],
      fed_by: [],
    });
    // The sideboard is not what the deck does.
    expect((await synergies("Wise Owl")).body).toMatchObject({
      feeds: [],
      fed_by: [{ event: "draw", cards: [{ name: "Loud Bell" }] }],
    });
    expect((await synergies("Nobody’s Card")).body).toEqual({ feeds: [], fed_by: [] });
    const stranger = await addPerson(open());
    expect(refusal(await synergies("Loud Bell", stranger))).toEqual({
      status: 404,
      code: "DECK_NOT_FOUND",
    });
  });
});
