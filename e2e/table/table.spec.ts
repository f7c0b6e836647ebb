import { rulingHead } from "../support/ruling-head.ts";
import { expect, test } from "../support/story.ts";

test("[DATA-09] a table of four survives a reload, undoes commander damage and goes along to the Oracle", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/table`);
  await page.getByLabel(t("table.seat", { number: 1 }), { exact: true }).fill("Léa");
  await page.getByLabel(t("table.seat", { number: 2 }), { exact: true }).fill("Tom");
  await page.getByRole("button", { name: t("table.setup.start") }).click();
  const lea = page.getByRole("region", { name: "Léa", exact: true });
  const tom = page.getByRole("region", { name: "Tom", exact: true });
  await expect(page.getByRole("region")).toHaveCount(4);
  await tom.getByRole("button", { name: t("table.life.lose", { name: "Tom" }) }).click();
  await expect(tom).toContainText("39");

  await lea.getByRole("button", { name: t("table.panel.open", { name: "Léa" }) }).click();
  const sheet = page.getByRole("dialog", { name: "Léa" });
  const label = t("table.commanders.of", { name: "Tom" });
  const more = sheet.getByRole("button", { name: t("table.counters.more", { name: label }) });
  for (let point = 0; point < 3; point++) await more.click();
  await sheet.getByRole("button", { name: t("common.close") }).click();
  await expect(lea).toContainText("37");
  const undo = page.getByRole("button", {
    name: t("table.bar.undo", {
      what: t("table.history.commanderDamage", { name: "Léa", from: "Tom", amount: "+3" }),
    }),
  });
  await undo.click();
  await expect(lea).toContainText("40");

  await page.reload();
  await expect(tom).toContainText("39");
  await page.getByRole("button", { name: t("table.bar.ask") }).click();
  await page.getByLabel(t("table.ask.who")).selectOption("Tom");
  await page.getByRole("button", { name: t("table.ask.go") }).click();
  await expect(page.getByRole("button", { name: t("table.ask.remove") })).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/ruling"));
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill("Puis-je payer 39 points de vie avec une capacité ?");
  await composer.press("Enter");
  expect((await asked).postDataJSON()).toMatchObject({
    gameState: {
      players: [
        { name: t("table.ask.opponent", { name: "Léa" }), life: 40 },
        { name: t("table.ask.me"), life: 39 },
        { life: 40 },
        { life: 40 },
      ],
    },
  });
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("table.ask.remove") })).toBeHidden();
});
