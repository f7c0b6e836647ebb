import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { translator } from "@spellwright/locales";
import { WAIT_MS } from "../../test-limits.ts";
import { createAccount, DEMO, signIn } from "../support/accounts.ts";
import { callerAddress } from "../support/addresses.ts";
import { waitUntilItRuns } from "../support/running.ts";
import { setScenario } from "../support/scenarios.ts";
import type { Scene } from "./stage.ts";
import { deviceOf, type Variant, variantName, WINDOWS } from "./variants.ts";

/** A server of the stack, and the controls of its language model where it has one. */
interface Server {
  readonly url: string;
  readonly fakeUrl?: string;
}

interface Room {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/**
 * Shows scenes one after the other, each as if it were the first. The page of a variant stays open for its
 * next scene, which then has no font and no script to load again. What a scene left is cleared.
 */
export const createSceneRunner = (browser: Browser) => {
  const rooms = new Map<string, Room>();
  /** Of the demo account, by server. It signs in once, or its settings would list every scene. */
  const cookies = new Map<string, Cookies>();

  const closeAll = async (): Promise<void> => {
    await Promise.all([...rooms.values()].map(({ context }) => context.close()));
    rooms.clear();
  };

  const openRoom = async (variant: Variant, { url }: Server): Promise<Room> => {
    const name = `${variantName(variant)} ${url}`;
    const open = rooms.get(name);
    if (open !== undefined) return open;
    // Scenes come variant by variant: the rooms of the last one are not needed again.
    if (![...rooms.keys()].some((other) => other.startsWith(variantName(variant))))
      await closeAll();
    const context = await browser.newContext({
      baseURL: url,
      serviceWorkers: "block",
      ...deviceOf(variant),
    });
    // A guard that says which step waits for what never comes.
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    waitUntilItRuns(page);
    const room = { context, page, session: await context.newCDPSession(page) };
    rooms.set(name, room);
    return room;
  };

  const enter = async (
    scene: Scene,
    context: BrowserContext,
    { language }: Variant,
    url: string,
  ): Promise<void> => {
    if (scene.signedIn === false) return;
    const { request } = context;
    if (scene.newcomer === true)
      return signIn(request, url, await createAccount(request, url, language));
    const known = cookies.get(url);
    if (known !== undefined) return context.addCookies(known);
    await signIn(request, url, DEMO);
    cookies.set(url, await context.cookies());
  };

  const clear = async ({ context, page, session }: Room, variant: Variant, url: string) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    // Only a page of the origin reaches what a tab keeps of it.
    await page.goto(`${url}/api/health`);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    await page.setViewportSize(WINDOWS[variant.size]);
    await page.emulateMedia({ colorScheme: variant.theme });
    await context.clearCookies();
    await context.clearPermissions();
    await session.send("Storage.clearDataForOrigin", {
      origin: url,
      storageTypes: "local_storage,cache_storage,indexeddb",
    });
    // Each scene is a caller of its own: the limits of one do not stop another.
    await context.setExtraHTTPHeaders({ "x-forwarded-for": callerAddress() });
  };

  return {
    /** Shows a scene, lets `inspect` see it, and takes back what it made. */
    show: async (
      scene: Scene,
      variant: Variant,
      server: Server,
      inspect: (page: Page) => Promise<void>,
    ): Promise<void> => {
      const room = await openRoom(variant, server);
      const { context, page } = room;
      const { language } = variant;
      const { fakeUrl } = server;
      const decks: string[] = [];
      const tidy = async () => {
        await context.setOffline(false);
        for (const id of decks) await context.request.delete(`/api/decks/${id}`);
        if (fakeUrl !== undefined) await setScenario(fakeUrl, "good");
      };
      await clear(room, variant, server.url);
      await enter(scene, context, variant, server.url);
      try {
        await scene.show({
          page,
          context,
          baseURL: server.url,
          language,
          t: translator(language),
          fakeUrl,
          decks,
        });
        await inspect(page);
      } catch (error) {
        // What went wrong first is what is told.
        await tidy().catch(() => undefined);
        throw error;
      }
      await tidy();
    },
    close: closeAll,
  };
};

export type SceneRunner = ReturnType<typeof createSceneRunner>;
