import { publish } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

test("[DISC-04] a discussion is made public with its link copied, copied again, and made private", async ({
  signedIn: page,
  context,
  language,
  t,
  ask,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const share = page.getByRole("button", { name: t("discussions.share.open"), exact: true });
  await page.goto(`/${language}/oracle`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(share).toHaveCount(0);

  await ask(combat[language]);
  await share.click();
  await page.getByRole("menuitem", { name: t("discussions.share.publish") }).click();
  const confirm = page.getByRole("alertdialog", { name: t("discussions.share.confirmTitle") });
  await expect(confirm.getByText(t("discussions.share.confirmText"))).toBeVisible();
  await confirm.getByRole("button", { name: t("discussions.share.confirm") }).click();
  const done = page.getByRole("button", { name: t("discussions.share.copied") });
  await expect(done).toBeVisible();
  expect(await copied()).toBe(page.url());
  const id = page.url().split("/").at(-1);
  const read = async () => (await page.request.get(`/api/discussions/${id}`)).json();
  expect(await read()).toMatchObject({ is_public: true });

  const shared = page.getByRole("button", { name: t("discussions.share.openPublic") });
  await expect(shared).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText("something else"));
  await shared.click();
  await page.getByRole("menuitem", { name: t("discussions.share.copy") }).click();
  await expect(done).toBeVisible();
  expect(await copied()).toBe(page.url());

  await expect(shared).toBeVisible();
  await shared.click();
  await page.getByRole("menuitem", { name: t("discussions.share.makePrivate") }).click();
  await expect(share).toBeVisible();
  expect(await read()).toMatchObject({ is_public: false });
});

test("[DISC-04] where the browser does not copy, the link is shown to be copied by hand", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await ask(combat[language]);
  await page.getByRole("button", { name: t("discussions.share.open"), exact: true }).click();
  await page.getByRole("menuitem", { name: t("discussions.share.publish") }).click();
  await page.getByRole("button", { name: t("discussions.share.confirm") }).click();
  const dialog = page.getByRole("dialog", { name: t("discussions.share.manualTitle") });
  await expect(dialog.getByLabel(t("discussions.share.link"))).toHaveValue(page.url());
});

test("[DISC-04] the share sheet takes the link; closing it does nothing, its failure copies the link", async ({
  signedIn: page,
  context,
  language,
  t,
  ask,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // What a phone's browser has: the stories' one has no share sheet.
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, refusal: "" });
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        const { refusal } = window as unknown as { refusal: string };
        if (refusal !== "") throw new DOMException("", refusal);
        shared.push(data);
      },
    });
    Object.defineProperty(navigator, "canShare", { value: () => true });
  });
  await ask(combat[language]);
  await expect(page).toHaveURL(/\/discussion\//);
  const id = page.url().split("/").at(-1);
  await publish(page.request, id ?? "");
  await page.reload();
  const send = async (refusal: string) => {
    await page.evaluate((name) => Object.assign(window, { refusal: name }), refusal);
    await page.getByRole("button", { name: t("discussions.share.openPublic") }).click();
    await page.getByRole("menuitem", { name: t("discussions.share.send") }).click();
  };
  const copied = page.getByRole("button", { name: t("discussions.share.copied") });
  await send("");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toMatchObject([{ url: page.url() }]);
  await send("AbortError");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(copied).toHaveCount(0);
  await send("NotAllowedError");
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
