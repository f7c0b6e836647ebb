import { loadTexts } from "@spellwright/locales";
import { afterEach, expect, test, vi } from "vitest";
import { KNOWN_USER_KEY } from "../storage/known-account.ts";
import { client } from "./api.ts";
import { ApiError } from "./api-error.ts";

await loadTexts("fr");
await loadTexts("en");

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

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

/** A page without the code that keeps edits, whose line is lost until it comes back. */
const withoutLine = async () => {
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
  const comeBack = () => {
    line.carries = true;
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  };
  return { client: fresh, sent, comeBack };
};

/** Whether the browser would ask before the page is left. */
const isLeavingAsked = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("[PWA-01] an edit made as the line is lost, before the code that keeps edits has come, is held and sent when it is back", async () => {
  const { client: fresh, sent, comeBack } = await withoutLine();
  const edited = fresh.decks.update({ id: "a-deck", is_favorite: true });
  const asked = fresh.decks.undo({ id: "a-deck", revision: 3 }).catch(({ code }) => code);
  expect(await asked).toBe("NETWORK");
  await expect.poll(isLeavingAsked).toBe(true);
  comeBack();
  expect(await edited).toMatchObject({ is_favorite: true });
  expect(sent.filter((address) => address.includes("a-deck"))).toEqual(["/api/decks/a-deck"]);
  expect(isLeavingAsked()).toBe(false);
});

test("[PWA-01] [AUTH-01] a held edit is never sent for another account that is there when the line is back", async () => {
  const enter = (id: string) =>
    localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id, email: "", image: null }));
  enter("lea");
  const { client: fresh, sent, comeBack } = await withoutLine();
  const edited = fresh.decks.update({ id: "a-deck", is_favorite: true }).catch(({ code }) => code);
  await expect.poll(isLeavingAsked).toBe(true);
  enter("jace");
  comeBack();
  expect(await edited).toBe("NETWORK");
  expect(sent.filter((address) => address.includes("a-deck"))).toEqual([]);
  expect(isLeavingAsked()).toBe(false);
});
