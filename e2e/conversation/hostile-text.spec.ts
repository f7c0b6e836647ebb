import type { Page } from "@playwright/test";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const SCRIPTS = [
  "<script>window.ran = true</script>",
  '<img src=x onerror="window.ran = true">',
  "<svg onload=window.ran=true>",
  "[x](javascript:window.ran=true)",
  "<iframe srcdoc='<script>parent.ran=true</script>'></iframe>",
].join(" ");

/** Listens for whatever a stored script would do: run, ask, or be stopped by the page's policy. */
const watch = async (page: Page) => {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { violations: string[] };
    seen.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => {
    const { ran, violations } = await page.evaluate(() => {
      const seen = window as unknown as { ran?: boolean; violations: string[] };
      return { ran: seen.ran ?? false, violations: seen.violations };
    });
    expect({ opened, ran, violations }).toEqual({ opened: [], ran: false, violations: [] });
    await expect(page.locator("a[href^='javascript:'], a[href^='data:'], iframe")).toHaveCount(0);
  };
};

test("[DATA-06] stored scripts in a question, a card, a title and a model's Markdown do nothing", async ({
  signedIn: page,
  baseURL,
  language,
  t,
}) => {
  const headers = { origin: baseURL ?? "", "accept-language": language };
  const name = '<img src=x onerror="window.ran=true">';
  const question = `${combat[language]} ${SCRIPTS} [[${name}]]`;
  const asked = await page.request.post("/api/ruling", {
    data: { question, cards: [{ name }] },
    headers,
  });
  const { discussionId } = await asked.json();
  const renamed = await page.request.patch(`/api/discussions/${discussionId}`, {
    data: { title: SCRIPTS.slice(0, 120) },
    headers,
  });
  expect(renamed.ok()).toBe(true);
  // The local judge writes no Markdown: the stored answer comes back with some of a hostile model.
  await page.route("**/api/discussions/*/messages?*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const { payload } of body.items)
      if (payload.type === "oracle")
        Object.assign(payload.ruling, {
          explanation: SCRIPTS,
          recent_updates: `**News** ${SCRIPTS}\n\n- <b onclick=window.ran=true>x</b>`,
          mentioned_cards: [name],
          sourcesAndLinks: ["javascript:window.ran=true", "https://example.org/rules"],
        });
    await route.fulfill({ response, json: body });
  });
  const expectQuiet = await watch(page);
  await page.goto(`/${language}/oracle/discussion/${discussionId}`);
  await expect(page.getByText(t("oracle.gloss.updates"))).toBeVisible();
  await expect(page.getByText("News", { exact: true })).toBeVisible();
  await expect(page.getByTestId("question")).toContainText("<script>window.ran = true</script>");
  await expect(page.getByRole("article")).toContainText("<script>window.ran = true</script>");
  const source = page.locator("a[href^='https://example.org']").first();
  await expect(source).toHaveAttribute("rel", "noopener noreferrer");
  await expectQuiet();

  await page.keyboard.press("s");
  await page.getByLabel(t("search.field")).fill({ fr: "piétinement", en: "trample" }[language]);
  await expect(page.getByRole("list", { name: t("search.results") })).toBeVisible();
  await expectQuiet();
});
