import { loadTexts } from "@spellwright/locales";
import { afterEach, expect, test, vi } from "vitest";
import { client } from "./api.ts";
import { ApiError } from "./api-error.ts";

await loadTexts("fr");
await loadTexts("en");

afterEach(() => vi.restoreAllMocks());

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status, headers }));

test("[ERR-01] a refusal comes out of the client as the ApiError of its code", async () => {
  answering(429, { code: "DAILY_CAP", params: { plan: "free", cap: 3 } });
  const failure = await client.zaps.read().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: "DAILY_CAP",
    status: 429,
    params: { plan: "free", cap: 3 },
  });
});

test("[ERR-01] an answer that no server of ours wrote is read by its status", async () => {
  answering(404, "<html>");
  await expect(client.zaps.read()).rejects.toMatchObject({ code: "NOT_FOUND", status: 404 });
});

test("[PWA-01] an edit made as the line is lost, before the code that keeps edits has come, is held and sent when it is back", async () => {
  vi.resetModules();
  const { client: fresh } = await import("./api.ts");
  const line = { carries: false };
  const sent: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    if (!line.carries) throw new TypeError("Failed to fetch");
    const address = input instanceof Request ? new URL(input.url).pathname : String(input);
    sent.push(address);
    return Response.json({ id: "a deck", is_favorite: true });
  });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const edited = fresh.decks.update({ id: "a-deck", is_favorite: true });
  const asked = fresh.decks.undo({ id: "a-deck", revision: 3 }).catch(({ code }) => code);
  expect(await asked).toBe("NETWORK");
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await vi.waitFor(() => expect(leave()).toBe(true));
  line.carries = true;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await edited).toMatchObject({ is_favorite: true });
  expect(sent.filter((address) => address.includes("a-deck"))).toEqual(["/api/decks/a-deck"]);
  expect(leave()).toBe(false);
});
