import "../../storage/database-for-tests.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { client } from "../../http/api.ts";
import { KNOWN_USER_KEY, VISITOR } from "../../storage/known-account.ts";
import { isConnected } from "../connection.ts";
import { recordWaiting } from "../outbox/waiting-edits.ts";
import { isCached } from "./from-device.ts";
import { forgetAllAnswers, measureKept } from "./store.ts";

const DECK = "11111111-1111-4111-8111-111111111111";
const deck = { id: DECK, name: "Vacarme" };

let isReachable = true;
const enter = (id: string) =>
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id, email: "", image: null }));

/** A server with one deck, which a line may not reach. */
const server = async (input: Request | string) => {
  if (!isReachable) throw new TypeError("Failed to fetch");
  const { pathname } = new URL(typeof input === "string" ? input : input.url, location.href);
  return Response.json(pathname.endsWith("/billing/status") ? { zaps: {} } : deck);
};

const keptDecks = async (account: string) => (await measureKept(account)).things.decks ?? 0;

/** As when an edit waited while the network was there: what stands in for a network has been fetched. */
beforeAll(async () => {
  vi.stubGlobal("fetch", server);
  recordWaiting(VISITOR, true);
  await client.decks.remove({ id: DECK });
  recordWaiting(VISITOR, false);
});
beforeEach(async () => {
  isReachable = true;
  await forgetAllAnswers();
  vi.stubGlobal("fetch", server);
  window.dispatchEvent(new Event("online"));
  await expect.poll(isConnected).toBe(true);
  enter("lea");
  await client.decks.read({ id: DECK });
  await expect.poll(() => keptDecks("lea")).toBe(1);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("[PWA-01] what was read once is answered without network, and asked for again with one", async () => {
  isReachable = false;
  const kept = await client.decks.read({ id: DECK });
  expect(kept).toEqual(deck);
  expect(isCached(kept)).toBe(true);
  isReachable = true;
  expect(isCached(await client.decks.read({ id: DECK }))).toBe(false);
});

test("[PWA-01] [AUTH-01] another account, and calls that are never kept, fail without network", async () => {
  await client.billing.status();
  isReachable = false;
  await expect(client.billing.status()).rejects.toMatchObject({ code: "NETWORK" });
  enter("jace");
  await expect(client.decks.read({ id: DECK })).rejects.toMatchObject({ code: "NETWORK" });
});

test("[PWA-01] what was deleted is deleted on the device too", async () => {
  await client.decks.remove({ id: DECK });
  await expect.poll(() => keptDecks("lea")).toBe(0);
  isReachable = false;
  await expect(client.decks.read({ id: DECK })).rejects.toMatchObject({ code: "NETWORK" });
});

test("[AUTH-01] an answer that comes after somebody else signed in is kept for nobody", async () => {
  await forgetAllAnswers();
  let arrive = (_response: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const ask = vi.fn(() => late);
  vi.stubGlobal("fetch", ask);
  const reading = client.decks.read({ id: DECK });
  await expect.poll(() => ask).toHaveBeenCalled();
  enter("jace");
  arrive(Response.json(deck));
  await reading;
  // A later answer shows that the first had its time.
  vi.stubGlobal("fetch", server);
  await client.decks.read({ id: DECK });
  await expect.poll(() => keptDecks("jace")).toBe(1);
  expect(await keptDecks("lea")).toBe(0);
});
