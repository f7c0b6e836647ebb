import { type FakeCardService, SAMPLE_CARDS, startFakeCardService } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCardImages } from "./create-card-images.ts";

describe("[CARD-02] pictures of cards", () => {
  let fake: FakeCardService;
  beforeAll(async () => {
    fake = await startFakeCardService();
  });
  afterEach(() => fake.reset());
  afterAll(() => fake.close());
  const fetchPicture = (address: string, timeoutMs = 2_000) =>
    createCardImages({ baseUrl: fake.baseUrl, userAgent: "Spellwright/test", timeoutMs }).fetch(
      address,
    );
  const address = `https://cards.scryfall.io/normal/front/0/0/${SAMPLE_CARDS[0]?.id}.jpg?1690000000`;

  test("a picture that a record names is fetched with its stamp", async () => {
    const picture = await fetchPicture(address);
    expect(picture?.type).toBe("image/jpeg");
    expect(picture?.bytes.length).toBeGreaterThan(100);
    expect(fake.requests()[0]?.path).toMatch(/\?1690000000$/);
  });

  test("no other query goes out, which the file server would refuse", async () => {
    expect(await fetchPicture(address.replace("?1690000000", "?cache=no"))).toBeDefined();
    expect(fake.requests()[0]?.path).not.toContain("?");
  });

  test("an unknown picture is missing; another server is never asked", async () => {
    expect(await fetchPicture("https://cards.scryfall.io/normal/front/x/x/xx.jpg")).toBeUndefined();
    const before = fake.requests().length;
    for (const elsewhere of ["http://169.254.169.254/latest", "file:///etc/passwd", "no address"])
      expect(await fetchPicture(elsewhere)).toBeUndefined();
    expect(fake.requests()).toHaveLength(before);
  });

  test.each(["502-html", "200-html", "hang"] as const)("%s is an outage", async (scenario) => {
    fake.choose(scenario);
    await expect(fetchPicture(address, 100)).rejects.toMatchObject({ failure: "outage" });
  });
});
