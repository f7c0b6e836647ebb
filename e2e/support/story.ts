import { randomInt, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import { type Translate, translator } from "@spellwright/locales";
import { MODEL_STACKS, type ModelStack } from "./addresses.ts";
import { readMail } from "./mailbox.ts";

export interface Player {
  readonly email: string;
  readonly password: string;
}

interface Story {
  readonly language: Language;
  /** The texts of the page's language: stories look for what a person reads. */
  readonly t: Translate;
  /** A new account with a confirmed address. */
  readonly player: Player;
  /** The page, with the player signed in. */
  readonly signedIn: Page;
  /** Opens the empty Oracle and gives its composer. */
  readonly openOracle: () => Promise<Locator>;
  /** Opens the empty Oracle and sends a question; gives the composer. */
  readonly ask: (question: string) => Promise<Locator>;
}

const callerAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const test = base.extend<Story>({
  // Each story is a caller of its own: the limits of one do not stop another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "x-forwarded-for": callerAddress() }),
  language: async ({ locale }, use) => use(locale?.startsWith("fr") ? "fr" : "en"),
  t: async ({ language }, use) => use(translator(language)),
  player: async ({ request, baseURL, language }, use) => {
    const player = { email: `${randomUUID()}@example.org`, password: "secret-pass" };
    const headers = { "accept-language": language };
    const signUp = await request.post("/api/auth/sign-up/email", { data: player, headers });
    expect(signUp.ok()).toBe(true);
    const link = new URL((await readMail(baseURL, player.email, "signup")).link);
    const verify = await request.post("/api/auth/verify", {
      data: { token_hash: link.searchParams.get("token_hash"), type: "signup" },
    });
    expect(verify.ok()).toBe(true);
    await use(player);
  },
  signedIn: async ({ page, player, baseURL }, use) => {
    const response = await page.request.post("/api/auth/sign-in/email", {
      data: player,
      headers: { origin: baseURL ?? "" },
    });
    expect(response.ok()).toBe(true);
    await use(page);
  },
  openOracle: async ({ page, language, t }, use) =>
    use(async () => {
      await page.goto(`/${language}/oracle`);
      return page.getByLabel(t("oracle.composer.label"), { exact: true });
    }),
  ask: async ({ openOracle }, use) =>
    use(async (question) => {
      const composer = await openOracle();
      await composer.fill(question);
      await composer.press("Enter");
      return composer;
    }),
});

/** Makes the language model behave; it is good again for the next story. */
type Behave = (scenario: string, delayMs?: number) => Promise<void>;

const choose = async ({ fakeUrl }: ModelStack, scenario: string, delayMs = 0): Promise<void> => {
  const response = await fetch(`${fakeUrl}/__control/scenario`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario, delayMs }),
  });
  expect(response.ok).toBe(true);
};

/** Stories on a server with a language model: one server and one model for each worker. */
export const modelTest = test.extend<{ readonly stack: ModelStack; readonly behave: Behave }>({
  // Playwright reads what a fixture needs from a pattern: it must have one.
  stack: async ({ browserName: _browser }, use, { parallelIndex }) => {
    const stack = MODEL_STACKS[parallelIndex];
    if (stack === undefined) throw new Error(`no server for worker ${parallelIndex}`);
    await use(stack);
  },
  baseURL: async ({ stack }, use) => use(stack.url),
  behave: async ({ stack }, use) => {
    await use((scenario, delayMs) => choose(stack, scenario, delayMs));
    await choose(stack, "good");
  },
});

/** No violation of WCAG 2.2 A and AA, and no sideways scrolling. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Entrances fade in; contrast is measured once they have ended.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const timing = animation.effect?.getComputedTiming();
      return animation.playState !== "running" || timing?.iterations === Number.POSITIVE_INFINITY;
    }),
  );
  // What the docked composer or the header covers at this scroll position is not too small: the
  // whole page is measured at once.
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize(viewport);
};

export { expect };
