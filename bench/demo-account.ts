import type { Browser, BrowserContext } from "@playwright/test";

/** The account that a new server makes. It owns decks of a hundred cards. */
const DEMO = { email: "demo@spellwright.local", password: "spellwright-demo" };

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface OwnDeck {
  /** Signed in as the owner. */
  readonly session: Session;
  readonly id: string;
}

/** A deck of the demo account, and what a browser needs to be its owner. */
export const findOwnDeck = async (url: string, browser: Browser): Promise<OwnDeck> => {
  const owner = await browser.newContext();
  await owner.request.post(`${url}/api/auth/sign-in/email`, {
    data: DEMO,
    headers: { origin: url },
  });
  const decks = (await (await owner.request.get(`${url}/api/decks`)).json()) as {
    readonly items: readonly { readonly id: string }[];
  };
  const [deck] = decks.items;
  if (deck === undefined) throw new Error("the demo account has no deck");
  const session = await owner.storageState();
  await owner.close();
  return { session, id: deck.id };
};
