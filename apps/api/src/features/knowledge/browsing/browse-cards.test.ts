import { fitsQuery, readCardQuery } from "@spellwright/cards";
import { Card } from "@spellwright/contract";
import { searchedFactsOf } from "@spellwright/decks";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createWholeApp } from "../../../../test/whole-app.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { currentEditions, insertCards } from "../queries.ts";
import { readCardsInUse } from "../reading/read-cards.ts";

const worded = (name: string, type_line: string, oracle_text: string) =>
  Card.parse({ id: name, name, type_line, oracle_text, cmc: 2, color_identity: [] });
/** One of each kind of filter, and how they are joined. */
const SEARCHES = [
  ...[
    "ange",
    "t:créature",
    "o:damage",
    "kw:flying",
    "c:r",
    "c=w",
    "c<=wu t:creature",
    "c!=c id:wb",
  ],
  ...["c:m", "id=2", "mv>=7", "pow>tou", "tou=4 pow<4", "loy>3", "f:pauper mv:1", "banned:legacy"],
  ...["restricted:vintage", "r>=mythic", "is:commander c:g", "is:historic mv<2", "is:party -c:w"],
  ...[
    "is:dfc",
    "is:adventure",
    "is:gamechanger",
    "not:permanent mv>5",
    "produces:wu",
    "produces<=g t:land",
  ],
  ...["event:draw", "rewards:spell-cast", "role:ramp c:g", "(t:goblin or role:wipe) -mv<3"],
];
const WORDED = [
  worded("Loud Bell", "Artifact", "Whenever you cast an instant spell, draw a card."),
  worded("Sad Clown", "Creature — Human", "When Sad Clown dies, target opponent discards a card."),
];

onDatabase((open) => {
  describe("[O-6] all cards, by what they are, signed out", () => {
    beforeEach(async () => {
      await loadStarter(open().db);
    });
    const browse = async (q: string, more = "") => {
      const { call } = createWholeApp(open());
      const { status, body } = await call("GET", `/api/cards?q=${encodeURIComponent(q)}${more}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    };
    const names = async (q: string, more?: string): Promise<string[]> =>
      (await browse(q, more)).items.map(({ name }: { name: string }) => name);

    test.each([
      ["t:giant", "Sun Titan"],
      ["t:géant", "Sun Titan"],
      ["kw:vigilance c=w t:creature", "Sun Titan"],
      ["mv:1 t:instant c:r f:modern", "Lightning Bolt"],
      ["foudre id:r", "Lightning Bolt"],
      ["(t:giant or t:demon) pow=6 tou>=6", "Sun Titan"],
      ["is:permanent r>=uncommon titan", "Sun Titan"],
      ["banned:legacy t:artifact", "Sol Ring"],
    ])("%s finds %s", async (q, name) => {
      expect(await names(q)).toContain(name);
    });

    test.each([
      ["-c:w titan", "Sun Titan"],
      ["c:wu titan", "Sun Titan"],
      ["is:legendary titan", "Sun Titan"],
      ["pow>tou titan", "Sun Titan"],
      ["is:spell forest", "Forest"],
      ["f:legacy ring", "Sol Ring"],
    ])("%s does not find %s", async (q, name) => {
      expect(await names(q)).not.toContain(name);
    });

    test("an identity is one that fits into the asked colors, colorless ones too (CR 903.4)", async () => {
      expect(await names("id:w titan")).toContain("Sun Titan");
      expect(await names("id:w ring")).toContain("Sol Ring");
      expect(await names("id:w bolt")).not.toContain("Lightning Bolt");
      expect(await names("id:c ring")).toContain("Sol Ring");
    });

    test("what only the words of a card tell is found once they were read, by event, mana and role; until then the search tells what is unread", async () => {
      const { db } = open();
      await db.transaction(async (tx) => {
        const { cards } = await currentEditions(tx);
        await insertCards(tx, cards?.id ?? 0, WORDED);
      });
      expect(await names("event:draw")).toEqual([]);
      expect(await names("-event:draw bell")).toEqual([]);
      const { total, unread } = await browse("event:draw or t:artifact");
      expect(unread).toBe((await browse("")).total);
      expect(total).toBeGreaterThan(0);
      expect((await browse("t:artifact")).unread).toBe(0);
      const read = await readCardsInUse(db);
      expect(read).toBe((await browse("")).total);
      expect(await readCardsInUse(db)).toBe(0);

      expect(await names("event:draw")).toEqual(["Loud Bell"]);
      expect((await browse("event:draw")).unread).toBe(0);
      expect(await names("évènement:pioche")).toEqual(["Loud Bell"]);
      expect(await names("event:discard-opponent")).toEqual(["Sad Clown"]);
      expect(await names("event:you-discard")).toEqual([]);
      expect(await names('rewards:"spell cast"')).toEqual(["Loud Bell"]);
      expect(await names("t:artifact -event:draw bell")).toEqual([]);
      expect(await names("produces:g t:basic")).toEqual(["Forest"]);
      expect(await names("produces:c bell")).toEqual([]);
      expect(await names("role:ramp ring")).toContain("Sol Ring");
    });

    test("a list is searched as all cards are: each search finds the same cards in memory", async () => {
      const { db } = open();
      await db.transaction(async (tx) => {
        const { cards } = await currentEditions(tx);
        await insertCards(tx, cards?.id ?? 0, WORDED);
      });
      await readCardsInUse(db);
      const all = await createKnowledge(db).popularCards();
      const found = async (q: string): Promise<string[]> => {
        const first = await browse(q, "&sort=name");
        const rest = [];
        for (let next = first.next_cursor; next !== null; ) {
          const page = await browse(q, `&sort=name&cursor=${next}`);
          rest.push(...page.items);
          next = page.next_cursor;
        }
        return [...first.items, ...rest].map(({ name }) => name);
      };
      for (const q of SEARCHES) {
        const { query } = readCardQuery(q);
        const here = all.filter(
          (card) => query && fitsQuery({ ...card, ...searchedFactsOf(card) }, query),
        );
        expect(here.length, q).toBeGreaterThan(0);
        expect(here.map(({ name }) => name).toSorted(), q).toEqual((await found(q)).toSorted());
      }
    });

    test("pages follow one another and hold every card once", async () => {
      const first = await browse("", "&limit=20&sort=name");
      const second = await browse("", `&limit=20&sort=name&cursor=${first.next_cursor}`);
      const both = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(both).size).toBe(40);
      expect(first.total).toBeGreaterThan(300);
      const last = await browse("titan");
      expect(last.next_cursor).toBeNull();
    });

    test("terms that are not understood are named, and a search of nothing else finds nothing", async () => {
      expect(await browse("zz:top")).toMatchObject({
        ...{ items: [], total: 0 },
        problems: [{ why: "unknown_key", term: "zz:top" }],
      });
      const some = await browse("t:giant zz:top");
      expect(some.items.length).toBeGreaterThan(0);
      expect(some.problems).toHaveLength(1);
    });

    test("[SEC-02] signs of SQL and of patterns are letters like others; a forged cursor is refused", async () => {
      for (const q of ["o:%", "o:_", "'; drop table cards; --", 'kw:"', "t:\\"])
        expect((await browse(q)).total).toBeLessThan(50);
      const { call } = createWholeApp(open());
      const { status, body } = await call("GET", "/api/cards?cursor=-1");
      expect([status, body.code]).toEqual([400, "FIELD_INVALID"]);
    });
  });
});
