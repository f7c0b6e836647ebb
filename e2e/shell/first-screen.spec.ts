import { createHash } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { countShifts } from "../support/layout-shifts.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { holdAllCode } from "../support/slow-phone.ts";
import { expect, test } from "../support/story.ts";

const served = async (request: APIRequestContext, path: string, encoding = "identity") => {
  const response = await request.get(path, { headers: { "accept-encoding": encoding } });
  return { html: await response.text(), headers: response.headers() };
};

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-10] [ORA-17] the contents of the rules and a rule are read @both", async ({
    page,
    language,
    t,
  }) => {
    await page.goto(`/${language}/rules`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
    await page.getByRole("main").getByRole("link", { name: /702/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/rules/702$`));
    await page
      .getByRole("link", { name: /702\.19/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      language === "fr" ? "Piétinement" : "Trample",
    );
  });

  test("[ROUTE-10] every public page shows what it is, and nobody else's things", async ({
    page,
    language,
    t,
  }) => {
    for (const [path, title] of [
      ["oracle", t("oracle.empty.title")],
      ["forge", t("forge.signedOut.title")],
      ["cards/Lightning%20Bolt", "Lightning Bolt"],
      ["reliability", t("questions.reliability.title")],
      ["privacy", t("pages.privacy.title")],
      ["cards", t("cardSearch.title")],
      ["nothing/here", t("shell.notFound.title")],
    ] as const) {
      await page.goto(`/${language}/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      const header = page.getByRole("banner");
      await expect(header.getByRole("button", { name: t("shell.signIn") })).toBeVisible();
    }
  });
});

test("[ROUTE-10] pages come compressed, their letters named ahead, their styles inline by hash", async ({
  request,
}) => {
  for (const encoding of ["br", "gzip"])
    expect((await served(request, "/fr/rules/702.19b", encoding)).headers).toMatchObject({
      "content-encoding": encoding,
      vary: expect.stringContaining("accept-encoding"),
    });
  const { html, headers } = await served(request, "/fr/rules/702.19b");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).not.toContain("unsafe");
  const inline = [...html.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
  expect(inline.map(([, tag]) => tag)).toEqual(expect.arrayContaining(["style", "script"]));
  for (const [, tag, text = ""] of inline)
    expect(policy).toMatch(new RegExp(`${tag}-src [^;]*${hashOf(text).replaceAll("+", "\\+")}`));
  expect(html).not.toContain(' style="');
  const letters = /<link rel="preload" as="font"/g;
  // The two of every page, and those in which a rule is set.
  expect(html.match(letters)).toHaveLength(3);
  expect((await served(request, "/fr/oracle")).html.match(letters)).toHaveLength(2);
  expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
});

test("[ROUTE-10] a rule is set in the letters that its page names ahead", async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/rules/702.19b`);
  const named = await page.locator('link[rel="preload"][as="font"]').count();
  // What stands there until they arrive is of the device.
  const used = () =>
    page.evaluate(
      async () =>
        [...(await document.fonts.ready)].filter(
          ({ family, status }) => status === "loaded" && !family.includes("Fallback"),
        ).length,
    );
  await expect.poll(used).toBe(named);
});

/** The time of a paint is that at which the screen shows it, up to a frame after it was drawn. */
const FRAME_MS = 1000 / 60;

test("[ROUTE-10] no code is asked for before the first screen was painted", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: t("shell.signIn") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint").map((entry) => entry.startTime),
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map((entry) => entry.startTime),
  }));
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.max(...painted) - FRAME_MS);
});

/** Counts the components that React draws, and the formats of dates that are loaded. */
const countWork = (page: Page) =>
  page.addInitScript(() => {
    interface Fiber {
      readonly flags: number;
      readonly tag: number;
      readonly alternate: Fiber | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const work = { drawn: [] as number[], again: 0, formats: 0 };
    let before = new Set<Fiber>();
    const [COMPONENT, WITH_REF, DREW] = [0, 11, 1];
    Object.assign(window, {
      work,
      // What React tells the tools of developers.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot(_renderer: number, root: { readonly current: Fiber }) {
          const now = new Set<Fiber>();
          let drawn = 0;
          const open: (Fiber | null)[] = [root.current];
          for (let fiber = open.pop(); fiber !== undefined; fiber = open.pop()) {
            if (fiber === null) continue;
            now.add(fiber);
            const isComponent = fiber.tag === COMPONENT || fiber.tag === WITH_REF;
            if (isComponent && !before.has(fiber) && (fiber.flags & DREW) !== 0) {
              drawn += 1;
              if (fiber.alternate !== null) work.again += 1;
            }
            open.push(fiber.child, fiber.sibling);
          }
          before = now;
          work.drawn.push(drawn);
        },
      },
    });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, values) => {
        work.formats += 1;
        return Reflect.construct(format, values);
      },
    });
  });

const workOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { work: { drawn: number[]; again: number; formats: number } }).work,
  );

test("[ROUTE-10] the running page is drawn once, moves nothing, and loads no formats of dates", async ({
  page,
  language,
  t,
}) => {
  await countWork(page);
  const shifts = await countShifts(page);
  for (const path of ["oracle", "rules", "rules/702.19b", "forge"]) {
    const known = page.waitForResponse("**/api/auth/get-session");
    await page.goto(`/${language}/${path}`);
    await (await known).finished();
    if (path === "oracle")
      await expect(page.getByText(t("oracle.empty.exampleTitle"))).toBeVisible();
    // By then, what the answer changes has been drawn too.
    expect(await shifts(), path).toBeLessThan(0.02);
    const { drawn, again, formats } = await workOf(page);
    const [whole = 0, ...more] = drawn;
    expect(whole, path).toBeGreaterThan(50);
    // The few that show who is signed in.
    expect(again, path).toBeLessThan(whole / 10);
    // What comes later, such as the example below the composer and what waits unseen.
    expect(
      more.reduce((sum, components) => sum + components, 0),
      path,
    ).toBeLessThan(whole / 2);
    expect(formats, path).toBe(0);
  }
});

const refusals = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

test("[ROUTE-10] the running page takes the place of the served one without a shift or a refused style", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
      refused.push(`${violatedDirective} ${sourceFile}`),
    );
    Object.assign(window, { refused });
  });
  const shifts = await countShifts(page);
  const letGo = await holdAllCode(page);
  await page.goto(`/${language}/rules/702.19b`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What is taken over is the served page as it stands, its letters there.
  await page.evaluate(() => document.fonts.ready);
  await shifts();
  letGo();
  await page.getByRole("button", { name: t("shell.signIn") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
  expect(await refusals(page)).toEqual([]);
});

test("[DISC-08] [ORA-05] what is typed and sent before the code arrives is sent once it is there", async ({
  signedIn: page,
  language,
  t,
}) => {
  const letGo = await holdAllCode(page);
  await page.goto(`/${language}/oracle`, { waitUntil: "commit" });
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await expect(composer).toHaveValue(combat[language]);
  letGo();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(composer).toHaveValue("");
});

test("[DISC-08] [ORA-17] what is typed into a search before the code arrives stays there", async ({
  page,
  language,
  t,
}) => {
  for (const [path, label] of [
    ["rules", t("rules.search.label")],
    ["rules/glossary", t("rules.terms.search")],
    ["questions", t("questions.search.label")],
  ] as const) {
    const letGo = await holdAllCode(page);
    await page.goto(`/${language}/${path}`, { waitUntil: "commit" });
    const field = page.getByLabel(label, { exact: true });
    await field.fill("trample");
    letGo();
    await expect(page.locator("html[data-running]")).toBeAttached();
    await expect(field).toHaveValue("trample");
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("[AUTH-01] who is signed in never sees the page of who is not", async ({
  signedIn: page,
  language,
  t,
}) => {
  const letGo = await holdAllCode(page);
  await page.goto(`/${language}/forge`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: t("forge.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("shell.signIn") })).toHaveCount(0);
  letGo();
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("shell.signIn") })).toHaveCount(0);
});
