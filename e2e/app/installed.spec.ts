import { PAGES, pagePath } from "@spellwright/locales";
import { expectCode } from "../support/code.ts";
import { makeDeck } from "../support/decks.ts";
import { expect, installedTest as test } from "../support/interruptible-gateway.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";

test("[PWA-01] after one visit, every address opens without network, in its language", async ({
  page,
  context,
  gateway,
  workerReady,
  language,
  t,
}) => {
  await page.goto(`${gateway.url}/${language}/oracle`);
  await workerReady();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const read = await (await fetch(link?.href ?? "")).json();
    const files = [...read.icons, ...read.screenshots] as { src: string; type: string }[];
    const types = await Promise.all(
      files.map(async ({ src }) => (await fetch(src)).headers.get("content-type")),
    );
    return { lang: read.lang, wrong: files.filter(({ type }, index) => type !== types[index]) };
  });
  expect(manifest).toEqual({ lang: language, wrong: [] });

  // As the browser itself judges.
  const inspector = await context.newCDPSession(page);
  const { errors, data } = await inspector.send("Page.getAppManifest");
  expect([errors, JSON.parse(data ?? "{}").lang]).toEqual([[], language]);
  const { installabilityErrors } = await inspector.send("Page.getInstallabilityErrors");
  // A whole browser installs nothing from a window that keeps nothing. The shell has no such word.
  const errorIds = installabilityErrors.map(({ errorId }) => errorId);
  expect(errorIds.filter((id) => id !== "in-incognito")).toEqual([]);
  await inspector.detach();

  await gateway.cut();
  await context.setOffline(true);
  const other = language === "fr" ? "en" : "fr";
  const addresses = Object.keys(PAGES).map((name) => pagePath(language, name as "deck", "7"));
  for (const address of [...addresses, `/${language}/nothing-here`, `/${other}/oracle`]) {
    await page.goto(gateway.url + address);
    const shown = address.startsWith(`/${language}`) ? language : other;
    await expect(page.locator(`html[data-running][lang=${shown}]`), address).toBeAttached();
  }
  // The rules, none of which was opened before.
  await page.goto(`${gateway.url}/${language}/rules`);
  await expect(page.getByText(t("rules.edition.digestHere"))).toBeVisible();
  await page.getByRole("link", { name: /^100 / }).click();
  await expect(page.getByText("100.1", { exact: false }).first()).toBeVisible();
  await page.goto(`${gateway.url}/${language}/oracle`);
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  // What is typed is kept here as anywhere.
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill("typed without network");
  await page.reload();
  await expect(composer).toHaveValue("typed without network");
});

test("[PWA-01] what another app shares opens the composer or the import, and is there once", async ({
  signedIn: page,
  gateway,
  workerReady,
  language,
  t,
}) => {
  await page.goto(`${gateway.url}/${language}/oracle`);
  await workerReady();
  const share = (fields: Readonly<Record<string, string>>, file?: string) =>
    page.evaluate(
      ([action, given, list]) => {
        const form = document.createElement("form");
        Object.assign(form, { action, method: "post", enctype: "multipart/form-data" });
        for (const [name, value] of Object.entries(given)) {
          const field = document.createElement("input");
          form.append(Object.assign(field, { type: "hidden", name, value }));
        }
        if (list !== undefined) {
          const transfer = new DataTransfer();
          transfer.items.add(new File([list], "goblins.txt"));
          const picker = Object.assign(document.createElement("input"), {
            type: "file",
            name: "list",
          });
          picker.files = transfer.files;
          form.append(picker);
        }
        document.body.append(form);
        form.submit();
      },
      [`/${language}/share`, fields, file] as const,
    );
  await share({ title: "A page", text: combat[language] });
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toHaveValue(
    combat[language],
  );
  await share({}, "20 Mountain\n4 Lightning Bolt\n4 Goblin Guide");
  const dialog = page.getByRole("dialog", { name: t("deckImport.title") });
  const list = dialog.getByLabel(t("deckImport.list"), { exact: true });
  await expect(list).toHaveValue(/4 Lightning Bolt/);
  await expect(page).toHaveURL(new RegExp(`/${language}/forge$`));
  await list.fill("");
  await page.goto(`${gateway.url}/${language}/forge?import=list`);
  await expect(list).toHaveValue("");
});

test("[PWA-01] a newer release waits for the answer and the click; drafts stay, and the other tab goes on", async ({
  signedIn: page,
  context,
  gateway,
  workerReady,
  behave,
  language,
  t,
}) => {
  const entry = (tab = page) =>
    tab.evaluate(() => document.querySelector('link[data-code="entry"]')?.getAttribute("href"));
  gateway.showOlder(true);
  await page.goto(`${gateway.url}/${language}/oracle`);
  await workerReady();
  expect(await entry()).toContain("older");
  const other = await context.newPage();
  await other.goto(`${gateway.url}/${language}/rules`);

  await behave("held");
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const stop = page.getByRole("button", { name: t("oracle.composer.stop"), exact: true }).first();
  await expect(stop).toBeVisible();
  gateway.showOlder(false);
  // As the browser does by itself from time to time.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const update = page.getByRole("button", { name: t("installation.update") });
  await expect(update).toHaveAttribute("aria-disabled", "true");
  await composer.fill("what I type stays");
  await behave("good");
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(update).not.toHaveAttribute("aria-disabled");
  expect(await entry()).toContain("older");

  await update.click();
  await expect.poll(() => entry().catch(() => "")).toContain("/index-");
  await expect(composer).toHaveValue("what I type stays");
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(update).toHaveCount(0);
  // The other tab is told, keeps what it shows, and still finds the code of its own release.
  expect(await entry(other)).toContain("older");
  await expect(other.getByRole("button", { name: t("installation.update") })).toBeVisible();
  await other
    .getByRole("link", { name: t("shell.forge") })
    .first()
    .click();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[PWA-01] where storage is denied, pages are read and edits fail with a word, as without any of it", async ({
  signedIn: page,
  context,
  gateway,
  language,
  t,
}) => {
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage", "caches"])
      Object.defineProperty(window, name, { get: deny });
  });
  await makeDeck(page.request);
  await page.goto(`${gateway.url}/${language}/forge`);
  const favorite = page.getByRole("button", {
    name: t("forge.deck.favorite", { name: "Vacarme" }),
  });
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expectCode(page, "deferred-frame", "queueing", "toast-stack");
  await context.setOffline(true);
  await favorite.click();
  await expect(page.getByText(t("errors.NETWORK"))).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(false);
  await page.reload();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
});

test("[PWA-01] where storage is full or refused, the pages work as without a worker", async ({
  page,
  context,
  gateway,
  language,
  t,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: gateway.url, quotaSize: 1024 });
  await page.goto(`${gateway.url}/${language}/oracle`);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined || registration.installing === null;
  });
  await page.reload();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: t("shell.rules") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
});
