import { DECK_EXPORT_FORMATS, DECK_IMAGE_WIDTH } from "@spellwright/contract";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";

const LIST =
  "Commander\n1 Krenko, Mob Boss\n\nDeck\n30 Mountain\n4 Lightning Bolt\n\nSideboard\n2 Counterspell";

describe("exports of decks", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
    });
    const download = async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.send("GET", path, me, { headers });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { response, bytes, text: strFromU8(bytes) };
    };

    test.each(DECK_EXPORT_FORMATS)(
      "[FOR-07] give the same deck as %s and back again",
      async (format) => {
        const { id } = await importDeck(app, me, {
          text: LIST,
          name: "Mes gobelins : « l’assaut »",
        });
        const { response, text } = await download(`/api/decks/${id}/export?format=${format}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toContain("charset=utf-8");
        expect(response.headers.get("content-disposition")).toMatch(
          /^attachment; filename="Mes gobelins l_?assaut\.\w+"; filename\*=UTF-8''Mes%20gobelins%20l%E2%80%99assaut\.\w+$/,
        );
        const again = await app.call("POST", "/api/decks/parse", me, { body: { text } });
        expect(again.body.mainCount + again.body.sideboardCount).toBe(37);
        expect(again.body.unknownCount).toBe(0);
      },
    );

    test("[FOR-07] give all decks at once, each file with its own name", async () => {
      for (let number = 0; number < 60; number += 1)
        await app.call("POST", "/api/decks", me, {
          body: {
            name: number % 2 === 0 ? "Same" : "same",
            format: "casual",
            cards: [{ card_name: "Lightning Bolt", quantity: number + 1 }],
          },
        });
      const stranger = await addPerson(open());
      await importDeck(app, stranger, { text: "1 Mountain", name: "theirs" });
      const { response, bytes } = await download("/api/decks/export?format=plain");
      expect(response.headers.get("content-type")).toBe("application/zip");
      const files = unzipSync(bytes);
      expect(Object.keys(files)).toHaveLength(60);
      const lowered = new Set(Object.keys(files).map((name) => name.toLowerCase()));
      expect(lowered.size).toBe(60);
      const counts = Object.values(files).map((file) =>
        Number(/(\d+) Lightning Bolt/.exec(strFromU8(file))?.[1]),
      );
      expect(new Set(counts)).toEqual(new Set(Array.from({ length: 60 }, (_, n) => n + 1)));
    });

    test("[FOR-07] draw an image of the list, in both languages, as high as the list", async () => {
      const text = await sampleList("modern-red-white-burn");
      const { id } = await importDeck(app, me, { text, name: "Été œuvre <b>" });
      const png = await download(`/api/decks/${id}/image`);
      expect(png.response.headers.get("content-type")).toBe("image/png");
      const size = new DataView(png.bytes.buffer);
      expect(size.getUint32(16)).toBe(DECK_IMAGE_WIDTH);
      expect(size.getUint32(20)).toBeGreaterThan(600);
      const english = await download(`/api/decks/${id}/image?type=svg`);
      expect(english.text).toMatch(/^<svg width="1080"/);
      const french = await download(`/api/decks/${id}/image?type=svg`, { "accept-language": "fr" });
      expect(french.text).not.toBe(english.text);
      for (const { text: svg } of [english, french]) expect(svg).not.toMatch(/<script|<image|href/);
    });

    test("[DATA-06] unknown formats and ids are refused; nothing without a session", async () => {
      const { id } = await importDeck(app, me, { text: LIST });
      const get = (path: string, who: string | null = me) => app.call("GET", path, who);
      expect(refusal(await get(`/api/decks/${id}/export?format=pdf`))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
      expect(refusal(await get("/api/decks/export?format=pdf"))).toMatchObject({ status: 400 });
      expect(refusal(await get(`/api/decks/${id}/image?type=exe`))).toMatchObject({ status: 400 });
      expect(refusal(await get("/api/decks/none/export"))).toEqual({
        status: 404,
        code: "DECK_NOT_FOUND",
      });
      for (const path of ["export", `${id}/export`, `${id}/image`])
        expect((await get(`/api/decks/${path}`, null)).status, path).toBe(401);
    });
  });
});
