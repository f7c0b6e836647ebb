import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { signIn } from "../support/accounts.ts";
import { makeDiscussion } from "../support/discussions.ts";
import { expect, test } from "../support/story.ts";
import { holdTime, letUndoPass } from "../support/time.ts";

/** Makes discussions, oldest first, and gives their ids. */
const create = async (page: Page, titles: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const title of titles) ids.push(await makeDiscussion(page.request, title));
  return ids;
};

const left = async (page: Page): Promise<string[]> => {
  const { items } = await (await page.request.get("/api/discussions?limit=100")).json();
  return items.map(({ title }: { title: string }) => title);
};

/** The list: a column on wide screens, a drawer on small ones. */
const openList = async (page: Page, t: Translate, isMobile: boolean) => {
  if (!isMobile) return page.getByRole("complementary", { name: t("discussions.title") });
  await page.getByRole("button", { name: t("discussions.title") }).click();
  return page.getByRole("dialog", { name: t("discussions.title") });
};

/** A colour of the theme, as a browser computes it. */
const colorOf = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

test("[DISC-01] the list says what it is for, signed in and signed out", async ({
  page,
  player,
  baseURL,
  language,
  t,
  isMobile,
}) => {
  await page.goto(`/${language}/oracle`);
  let list = await openList(page, t, isMobile);
  await expect(list.getByText(t("discussions.emptySignedOut"))).toBeVisible();
  await signIn(page.request, baseURL ?? "", player);
  await page.reload();
  list = await openList(page, t, isMobile);
  await expect(list.getByText(t("discussions.empty"))).toBeVisible();
});

test("[DISC-01] a row is renamed, made public and private, and its own page is not a link", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  const [, second] = await create(page, ["Couches", "Pile"]);
  await page.goto(`/${language}/oracle/discussion/${second}`);
  const list = await openList(page, t, isMobile);
  await expect(list.getByRole("link", { name: /Couches/ })).toBeVisible();
  await expect(list.getByRole("link", { name: /Pile/ })).toHaveCount(0);
  const menu = () => list.getByRole("button", { name: /Couches/ }).click();
  await list.getByRole("listitem").filter({ hasText: "Couches" }).hover();
  await menu();
  await page.getByRole("menuitem", { name: t("discussions.makePublic") }).click();
  const row = list.getByRole("listitem").filter({ hasText: "Couches" });
  await expect(row.getByText(t("discussions.isPublic"))).toBeAttached();
  await menu();
  await page.getByRole("menuitem", { name: t("discussions.makePrivate") }).click();
  await expect(row.getByText(t("discussions.isPrivate"))).toBeAttached();
  await menu();
  await page.getByRole("menuitem", { name: t("discussions.rename") }).click();
  const dialog = page.getByRole("dialog", { name: t("discussions.renameTitle") });
  const title = dialog.getByLabel(t("discussions.name"));
  await expect(title).toHaveValue("Couches");
  await title.fill(" ");
  await title.press("Enter");
  await expect(dialog.getByText(t("discussions.nameEmpty"))).toBeVisible();
  await title.fill("Couches et dépendances");
  await dialog.getByRole("button", { name: t("discussions.save") }).click();
  await expect(list.getByRole("link", { name: /Couches et dépendances/ })).toBeVisible();
  await expect.poll(() => left(page)).toEqual(["Pile", "Couches et dépendances"]);
});

test("[DISC-02] [DISC-03] several are selected and deleted; a failure shows them again", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  await holdTime(page);
  const ids = await create(page, ["un", "deux", "trois"]);
  await page.goto(`/${language}/oracle/discussion/${ids[2]}`);
  const list = await openList(page, t, isMobile);
  await list.getByRole("button", { name: t("discussions.select.start") }).click();
  await list.getByRole("checkbox", { name: /deux/ }).check();
  await list.getByRole("checkbox", { name: /trois/ }).check();
  await expect(list.getByText(t("discussions.select.count", { count: 2 }))).toBeVisible();
  await list.getByRole("button", { name: t("discussions.select.all") }).click();
  await expect(list.getByText(t("discussions.select.count", { count: 3 }))).toBeVisible();
  await list.getByRole("button", { name: t("discussions.select.none") }).click();
  await expect(list.getByText(t("discussions.select.count", { count: 0 }))).toBeVisible();
  await list.getByRole("checkbox", { name: /un/ }).check();
  await list.getByRole("checkbox", { name: /trois/ }).check();

  const remove = async () => {
    await list.getByRole("button", { name: t("discussions.select.delete", { count: 2 }) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("discussions.delete"), exact: true })
      .click();
  };
  // A line that is gone would let the deletion wait. A server that fails does not.
  const failure = { status: 500, json: { code: "INTERNAL", params: {} } };
  await page.route("**/api/discussions/delete", (route) => route.fulfill(failure));
  await remove();
  // The server is told when the deletion can no longer be undone.
  await letUndoPass(page);
  await expect(page.getByText(t("errors.INTERNAL"))).toBeVisible();
  await expect(list.getByRole("checkbox", { name: /un/ })).toBeChecked();
  await expect(list.getByRole("checkbox", { name: /trois/ })).toBeChecked();
  expect(await left(page)).toHaveLength(3);

  await page.unroute("**/api/discussions/delete");
  // What was told of the first deletion has left the page.
  await expect(page.getByText(t("discussions.deleted", { count: 2 }))).toHaveCount(0);
  await remove();
  await expect(page.getByText(t("discussions.deleted", { count: 2 }))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/oracle`);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(list.getByRole("link", { name: /deux/ })).toBeVisible();
  await letUndoPass(page);
  await expect.poll(() => left(page)).toEqual(["deux"]);
});

test("[DISC-02] what was deleted comes back by Undo, and is gone for good once the page is left", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  await create(page, ["un", "deux"]);
  await page.goto(`/${language}/oracle`);
  const list = await openList(page, t, isMobile);
  const remove = async () => {
    await list
      .getByRole("button", { name: t("discussions.actions", { title: "deux" }), exact: true })
      .click();
    await page.getByRole("menuitem", { name: t("discussions.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("discussions.delete"), exact: true })
      .click();
    await expect(list.getByRole("link", { name: /deux/ })).toHaveCount(0);
  };
  await remove();
  await page.getByRole("button", { name: t("common.undo"), exact: true }).click();
  await expect(list.getByRole("link", { name: /deux/ })).toBeVisible();
  expect(await left(page)).toHaveLength(2);
  await remove();
  await page.reload();
  await expect((await openList(page, t, isMobile)).getByRole("link", { name: /un/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /deux/ })).toHaveCount(0);
  await expect.poll(() => left(page)).toEqual(["un"]);
});

test("[DISC-02] the bar of a selection is whole, its delete red, and Escape leaves it", async ({
  signedIn: page,
  language,
  t,
  isMobile,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await create(page, ["un"]);
  await page.goto(`/${language}/oracle`);
  const list = await openList(page, t, isMobile);
  await list.getByRole("button", { name: t("discussions.select.start") }).click();
  await list.getByRole("checkbox", { name: /un/ }).check();
  const remove = list.getByRole("button", {
    name: t("discussions.select.delete", { count: 1 }),
  });
  // Nothing of the bar is cut off at the edge of the drawer.
  for (const name of [t("common.cancel"), t("discussions.select.none")])
    await expect(list.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await expect(remove).toHaveCSS("color", await colorOf(page, "--c-danger"));
  await page.keyboard.press("Escape");
  await expect(list.getByRole("checkbox")).toHaveCount(0);
  await expect(list.getByRole("link", { name: /un/ })).toBeVisible();
});

test("[DISC-01] a long list is read as one scrolls, and only a part of it is in the page", async ({
  signedIn: page,
  language,
  t,
  isMobile,
}) => {
  await holdTime(page);
  await create(page, ["n° 1."]);
  const middle = Array.from({ length: 128 }, (_, index) => `n° ${index + 2}.`);
  await Promise.all(
    Array.from({ length: 8 }, (_, part) => create(page, middle.slice(part * 16, (part + 1) * 16))),
  );
  await create(page, ["n° 130."]);
  const pages: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/discussions\?/.test(request.url())) pages.push(request.url());
  });
  await page.goto(`/${language}/oracle`);
  const list = await openList(page, t, isMobile);
  await expect(list.getByRole("link", { name: "n° 130." })).toBeVisible();
  expect(pages).toHaveLength(1);
  const rows = list.getByRole("listitem");
  const oldest = list.getByRole("link", { name: "n° 1.", exact: false }).last();
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    expect(await rows.count()).toBeLessThanOrEqual(60);
    await expect(oldest).toContainText("n° 1.", { timeout: 200 });
  }).toPass();
  expect(pages).toHaveLength(3);
  await expect(list.getByRole("link", { name: "n° 130." })).toHaveCount(0);

  await list.getByRole("button", { name: t("discussions.select.start") }).click();
  await list.getByRole("button", { name: t("discussions.select.all") }).click();
  await list.getByRole("button", { name: t("discussions.select.delete", { count: 130 }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("discussions.delete"), exact: true })
    .click();
  await expect(list.getByText(t("discussions.empty"))).toBeVisible();
  await letUndoPass(page);
  await expect.poll(() => left(page)).toEqual([]);
});

test("[DISC-01] while a discussion loads, other rows do not answer", async ({
  signedIn: page,
  language,
  t,
  isMobile,
}) => {
  const [first, second] = await create(page, ["un", "deux"]);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/discussions/${second}/messages*`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/${language}/oracle/discussion/${second}`);
  const list = await openList(page, t, isMobile);
  const other = list.getByRole("link", { name: /un/ });
  await expect(other).toHaveAttribute("aria-disabled", "true");
  // Playwright waits for enabled elements that stand still. A person's click is not that patient.
  await expect(other).toBeInViewport();
  await other.click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  release();
  await expect(other).not.toHaveAttribute("aria-disabled", "true");
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
});
