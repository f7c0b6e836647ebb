import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type FakeCardService, SAMPLE_CARDS, startFakeCardService } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createWholeApp } from "../../../../test/whole-app.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { createImageStore } from "../pictures/image-store.ts";

const idOf = (name: string): string =>
  SAMPLE_CARDS.find((card) => card.name === name && card.lang === "en")?.id ?? "";

onDatabase((open) => {
  describe("[CARD-01] cards over HTTP, signed out", () => {
    let fake: FakeCardService;
    let folder = "";
    beforeAll(async () => {
      fake = await startFakeCardService();
    });
    beforeEach(async () => {
      folder = mkdtempSync(path.join(tmpdir(), "spellwright-cards-"));
      await loadStarter(open().db);
    });
    afterEach(() => {
      rmSync(folder, { recursive: true, force: true });
      fake.reset();
    });
    afterAll(() => fake.close());
    const site = (environment: Record<string, string> = {}) =>
      createWholeApp(open(), {
        CARD_SERVICE_URL: fake.baseUrl,
        CARD_IMAGES_URL: fake.baseUrl,
        DATA_DIR: folder,
        ...environment,
      });

    test("a card that our data lack comes from the service; a second look asks nobody", async () => {
      const { call } = site();
      const found = await call("GET", "/api/cards/named?name=Skyward%20Lens");
      expect([found.status, found.body.name]).toEqual([200, "Skyward Lens"]);
      const asked = fake.requests().length;
      expect((await call("GET", "/api/cards/named?name=skyward%20lens")).status).toBe(200);
      expect(fake.requests()).toHaveLength(asked);
    });

    test("a name that neither knows is missing; an outage is named as one", async () => {
      const missing = await site().call("GET", "/api/cards/named?name=Nobody%20Knows%20This");
      expect([missing.status, missing.body.code]).toEqual([404, "CARD_NOT_FOUND"]);
      fake.choose("502-html");
      const away = await site().call("GET", "/api/cards/named?name=Skyward%20Lens");
      expect([away.status, away.body.code]).toEqual([503, "CARD_SERVICE_UNAVAILABLE"]);
      const off = await site({ CARD_SERVICE_URL: "off" }).call(
        "GET",
        "/api/cards/named?name=Skyward%20Lens",
      );
      expect([off.status, off.body.code]).toEqual([404, "CARD_NOT_FOUND"]);
    });

    test("[BOT-11] a card is found as a set printed it; a set without it and an outage are named", async () => {
      const path = "/api/cards/printing?name=Skyward%20Lens&set=";
      const printed = await site().call("GET", `${path}TST`);
      expect([printed.status, printed.body]).toEqual([
        200,
        expect.objectContaining({
          set_name: "Test Set",
          image: expect.stringMatching(/^https?:/),
          scryfall_uri: expect.stringContaining("/card/tst/"),
        }),
      ]);
      const named = await site().call("GET", `${path}Test%20Set`);
      expect([named.status, named.body]).toEqual([200, printed.body]);
      const elsewhere = await site().call("GET", `${path}xyz`);
      expect([elsewhere.status, elsewhere.body.code]).toEqual([404, "CARD_NOT_FOUND"]);
      fake.choose("502-html");
      const away = await site().call("GET", `${path}tst`);
      expect([away.status, away.body.code]).toEqual([503, "CARD_SERVICE_UNAVAILABLE"]);
    });

    test("[CARD-02] the page of a card holds both languages, by name, by a face or by its id", async () => {
      const { call } = site();
      const page = await call("GET", `/api/cards/${encodeURIComponent("Foudre")}`);
      expect(page.body).toMatchObject({
        card: { name: "Lightning Bolt", printed_name: "Foudre" },
        source: "local",
        french_text: expect.stringMatching(/none|may_differ|outdated/),
      });
      const byId = await call("GET", `/api/cards/${page.body.card.id}`);
      expect(byId.body).toEqual(page.body);
      const two = await call(
        "GET",
        `/api/cards/${encodeURIComponent("Delver of Secrets // Insectile Aberration")}`,
      );
      expect(two.body.card.name).toContain("Delver of Secrets");
      expect(two.body.card.card_faces).toHaveLength(2);
      const face = await call("GET", "/api/cards/Insectile%20Aberration");
      expect(face.body.card.name).toBe(two.body.card.name);
      expect(face.body.images.map((image: { face: string }) => image.face)).toEqual([
        "front",
        "back",
      ]);
    });

    test("an id that only the service knows is a page too", async () => {
      const page = await site().call("GET", `/api/cards/${idOf("Skyward Lens")}`);
      expect(page.body).toMatchObject({ card: { name: "Skyward Lens" }, source: "service" });
      expect(page.body.abilities).toEqual([
        [
          { head: null, body: "English, in another guise." },
          { head: "{2}, {T}:", body: "Draw a card." },
        ],
      ]);
      const nobody = await site().call("GET", "/api/cards/00000000-0000-4000-8000-00000000dead");
      expect([nobody.status, nobody.body.code]).toEqual([404, "CARD_NOT_FOUND"]);
    });

    test("[ORA-09] the @ list has cards that our data lack, in both languages, and keeps them", async () => {
      const { call } = site();
      const namesOf = async (q: string) =>
        (await call("GET", `/api/cards/search?q=${encodeURIComponent(q)}`)).body.items.map(
          ({ name }: { name: string }) => name,
        );
      expect(await namesOf("skyward")).toContain("Skyward Lens");
      const asked = fake.requests().length;
      expect(await namesOf("Skyward")).toContain("Skyward Lens");
      // Chosen, it is read without another question, its picture included.
      const page = await call("GET", "/api/cards/Skyward%20Lens");
      expect(page.body.source).toBe("service");
      expect((await call("GET", page.body.images[0].url)).status).toBe(200);
      expect(
        fake.requests().filter(({ path: each }) => each.startsWith("/cards/")).length,
      ).toBeLessThanOrEqual(asked);
      expect(await namesOf("Aberration insectile")).toEqual([
        "Delver of Secrets // Insectile Aberration",
      ]);
    });

    test.each(["429", "502-html", "200-html", "empty"] as const)(
      "[ORA-09] the @ list has our own cards when the service answers %s",
      async (scenario) => {
        fake.choose(scenario);
        const { call } = site();
        const found = await call("GET", "/api/cards/search?q=lightning%20bolt");
        expect(found.status).toBe(200);
        expect(found.body.items[0].name).toBe("Lightning Bolt");
        const none = await call("GET", "/api/cards/search?q=skyward");
        expect([none.status, none.body.items]).toEqual([200, []]);
        // The service is left alone after its first no.
        expect(fake.requests()).toHaveLength(1);
      },
    );

    test("an id that nobody knows is asked for once, whoever asks again", async () => {
      const path = "/api/cards/00000000-0000-4000-8000-00000000dead";
      expect((await site().call("GET", path)).status).toBe(404);
      const asked = fake.requests().length;
      for (const { call } of [site(), site()]) expect((await call("GET", path)).status).toBe(404);
      expect(fake.requests()).toHaveLength(asked);
    });

    test("[IMP-08] who makes ids up by the dozen is refused; somebody else has his card", async () => {
      const { app } = site();
      const ask = (from: string, id: string) =>
        app.request(`/api/cards/${id}`, { headers: { "x-forwarded-for": from } });
      const made = Array.from(
        { length: 20 },
        (_, place) => `00000000-0000-4000-8000-0000000f${String(place).padStart(4, "0")}`,
      );
      fake.choose("hold");
      const many = made.map((id) => ask("203.0.113.7", id));
      // While the first is held and six wait, all others are refused at once.
      const first = await Promise.race(many);
      expect(first.status).toBe(503);
      expect(await first.json()).toMatchObject({ code: "CARD_SERVICE_UNAVAILABLE" });
      const other = ask("198.51.100.9", idOf("Skyward Lens"));
      fake.choose("normal");
      expect((await other).status).toBe(200);
      await Promise.all(many);
    });

    test("[CARD-02] pictures come from our own address, for a year, fetched once", async () => {
      const { app, call } = site();
      const page = await call(
        "GET",
        `/api/cards/${idOf("Delver of Secrets // Insectile Aberration")}`,
      );
      for (const { url } of page.body.images) {
        expect(url).toMatch(/^\/api\/cards\/.+&v=1690000000$/);
        const picture = await app.request(`${url}&size=large`);
        expect(picture.status).toBe(200);
        expect(picture.headers.get("content-type")).toBe("image/jpeg");
        expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
        const etag = picture.headers.get("etag") ?? "";
        const again = await app.request(`${url}&size=large`, {
          headers: { "if-none-match": etag },
        });
        expect(again.status).toBe(304);
      }
      const pictures = fake.requests().filter(({ path: asked }) => asked.startsWith("/large/"));
      expect(pictures).toHaveLength(2);
      expect(readdirSync(path.join(folder, "images"))).toHaveLength(2);
    });

    test("only known cards, known sides and known sizes have a picture", async () => {
      const { call } = site();
      const id = idOf("Lightning Bolt");
      expect((await call("GET", `/api/cards/${id}/image`)).body.code).toBe("CARD_IMAGE_NOT_FOUND");
      await call("GET", `/api/cards/${id}`);
      for (const no of ["%00", "x".repeat(9_000), "..%2F..%2Fsecret", "__proto__"])
        expect((await call("GET", `/api/cards/${no}/image`)).body.code, no).toBe(
          "CARD_IMAGE_NOT_FOUND",
        );
      expect((await call("GET", `/api/cards/${id}/image?size=huge`)).body).toMatchObject({
        code: "FIELD_INVALID",
        field: "size",
      });
      expect((await call("GET", `/api/cards/${id}/image?face=back`)).body.code).toBe(
        "CARD_IMAGE_NOT_FOUND",
      );
      fake.choose("502-html");
      const away = await call("GET", `/api/cards/${id}/image`);
      expect([away.status, away.body.code]).toEqual([503, "CARD_SERVICE_UNAVAILABLE"]);
    });
  });
});

describe("[CARD-02] kept pictures", () => {
  test("take bounded room on the disk; the least recently read leave first", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "spellwright-images-"));
    const store = createImageStore(folder, 1_000);
    const image = { bytes: new Uint8Array(400), type: "image/png" as const };
    await store.write("a", image);
    await store.write("b", image);
    await store.read("a");
    await store.write("c", image);
    expect(
      [await store.read("a"), await store.read("b"), await store.read("c")].map(Boolean),
    ).toEqual([true, false, true]);
    rmSync(folder, { recursive: true, force: true });
  });
});
