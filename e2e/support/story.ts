import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import type { Language } from "@spellwright/contract";
import { type Translate, translator } from "@spellwright/locales";
import { createAccount, openStranger, type Player, signIn } from "./accounts.ts";
import { callerAddress, type ModelStack, modelStackOf } from "./addresses.ts";
import { waitUntilItRuns } from "./running.ts";
import { setScenario } from "./scenarios.ts";

interface Story {
  readonly language: Language;
  /** The texts of the page's language: stories look for what a person reads. */
  readonly t: Translate;
  /** A new account with a confirmed address. */
  readonly player: Player;
  /** The page, with the player signed in. */
  readonly signedIn: Page;
  /** Requests of a second person with an account of their own. */
  readonly stranger: APIRequestContext;
  /** Opens the empty Oracle and gives its composer. */
  readonly openOracle: () => Promise<Locator>;
  /** Opens the empty Oracle and sends a question. Gives the composer. */
  readonly ask: (question: string) => Promise<Locator>;
}

export const test = base.extend<Story>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitUntilItRuns);
    await use(context);
  },
  // Each story is a caller of its own: the limits of one do not stop another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "x-forwarded-for": callerAddress() }),
  language: async ({ locale }, use) => use(locale?.startsWith("fr") ? "fr" : "en"),
  t: async ({ language }, use) => use(translator(language)),
  player: async ({ request, baseURL, language }, use) =>
    use(await createAccount(request, baseURL ?? "", language)),
  signedIn: async ({ page, player, baseURL }, use) => {
    await signIn(page.request, baseURL ?? "", player);
    await use(page);
  },
  stranger: async ({ baseURL }, use) => {
    const stranger = await openStranger(baseURL ?? "");
    await use(stranger);
    await stranger.dispose();
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

/** Makes the language model behave. It is good again for the next story. */
type Behave = (scenario: string) => Promise<void>;

/** Stories on a server with a language model: one server and one model for each worker. */
export const modelTest = test.extend<{ readonly stack: ModelStack; readonly behave: Behave }>({
  // Playwright reads what a fixture needs from a pattern. It must have one.
  stack: async ({ browserName: _browser }, use, { parallelIndex }) =>
    use(modelStackOf(parallelIndex)),
  baseURL: async ({ stack }, use) => use(stack.url),
  behave: async ({ stack }, use) => {
    await use((scenario) => setScenario(stack.fakeUrl, scenario));
    await setScenario(stack.fakeUrl, "good");
  },
});

export { expect };
