import type { PageEvent } from "@spellwright/contract";
import { wantPageEvents } from "../support/page-events.ts";
import { combat, vigilance } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, test } from "../support/story.ts";

test("[ERR-05] with a yes a page tells that questions were asked, answered and failed, and how fast it is; switched off in the settings, nothing", async ({
  signedIn: page,
  language,
  t,
}) => {
  const told: PageEvent[] = [];
  await page.exposeFunction("tellStory", (body: string) => {
    told.push(...JSON.parse(body).events);
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (_path, body) => {
      if (body instanceof Blob) void body.text().then(Reflect.get(window, "tellStory"));
      return true;
    };
  });
  /** The page is left: what waits is sent. */
  const hide = () =>
    page.evaluate(async () => {
      const hidden = { value: "hidden", configurable: true };
      Object.defineProperty(document, "visibilityState", hidden);
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "visibilityState");
    });
  await wantPageEvents(page, `/${language}/oracle`, `/${language}/settings`);

  await page.goto(`/${language}/oracle`);
  await page.getByRole("button", { name: t("shell.pageEvents.accept") }).click();
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  const failure = { error: "", code: "INTERNAL", traceId: "" };
  await page.route("**/api/ruling", (route) => route.fulfill({ status: 500, json: failure }));
  await composer.fill(vigilance[language]);
  await composer.press("Enter");
  await expect(page.getByText(t("errors.INTERNAL")).first()).toBeVisible();
  const place = "oracle";
  const names = async () => {
    await hide();
    return told.map(({ name }) => name);
  };
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(["question_failed", "TTFB", "FCP", "LCP"]));
  const questions = told.filter(({ name }) => name.startsWith("question"));
  expect(questions).toEqual([
    { name: "question_asked", place },
    { name: "question_answered", place },
    { name: "question_asked", place },
    { name: "question_failed", place, code: "INTERNAL" },
  ]);

  await page.goto(`/${language}/settings`);
  const setting = page.getByRole("group", { name: t("shell.pageEvents.name") });
  await setting.getByRole("button", { name: t("settings.show.off") }).click();
  told.length = 0;
  expect(await names()).toEqual([]);
  await page.reload();
  await expect(setting.getByRole("button", { name: t("settings.show.off") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await names()).toEqual([]);
});
