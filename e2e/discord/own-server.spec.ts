import type { Locator, Page } from "@playwright/test";
import {
  askInServer,
  linkOf,
  makeServer,
  makeServerWithoutBot,
  reportServer,
} from "../support/guilds.ts";
import { orderAndPay } from "../support/order.ts";
import { expect, test } from "../support/story.ts";

/** Where something stands. */
const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return box;
};

/** The tab is looked at again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test(
  "[BOT-01] [BOT-02] [BOT-08] [BOT-10] an owner links, invites the bot, opens a channel, buys a pack, and members are answered from it",
  {
    tag: "@both",
  },
  async ({ signedIn: page, language, t, isMobile }, { retry }) => {
    const server = await makeServerWithoutBot(page.request, `Mox Tavern (${language}, ${retry})`);
    await page.goto(await linkOf(page.request, server, language));
    const asks = page.getByRole("alertdialog");
    await expect(asks).toContainText(server.owner.username);
    await asks.getByRole("button", { name: t("discord.link.action") }).click();
    const linked = page.getByRole("status").filter({ hasText: t("discord.link.done") });
    await linked.getByRole("button", { name: t("common.close") }).click();
    await expect(linked).toBeHidden();

    await page.goto(`/${language}/discord`);
    await expect(page.getByRole("heading", { name: t("discord.emptyTitle") })).toBeVisible();
    const invited = page.waitForEvent("popup");
    await page
      .getByRole("link", { name: t("discord.addBot") })
      .first()
      .click();
    const invitation = await invited;
    await invitation.getByRole("button", { name: server.name }).click();
    await invitation.waitForURL(/sandbox/);
    await reportServer(page.request, server);
    await invitation.close();
    await page.getByRole("button", { name: t("discord.refresh"), exact: true }).click();
    await page
      .getByRole("button", { name: t("discord.configureNamed", { name: server.name }) })
      .click();
    const settings = page.getByRole("dialog");
    const present = t("discord.presentSince", { day: "" }).trim();
    await expect(settings.getByText(present)).toBeVisible();
    await settings.getByRole("checkbox", { name: "rules-express" }).check();
    await settings.getByRole("button", { name: t("discord.channels.save") }).click();
    const saved = settings.getByText(t("discord.channels.saved", { count: 1 }));
    await expect(saved).toBeInViewport();
    const totals = settings.getByText(t("discord.remaining"), { exact: true });
    expect((await boxOf(saved)).y).toBeLessThan((await boxOf(totals)).y);

    const question = "Does a creature with deathtouch and trample kill several blockers?";
    expect((await askInServer(page.request, server, question)).outcome).toBe("link");
    const price = language === "fr" ? "9,99\u00a0€" : "€9.99";
    const buys = settings.getByRole("button", {
      name: t("discord.packs.buyNamed", { count: 100, price }),
    });
    if (isMobile) {
      // What leads away fills the width of a phone, as what is bought does.
      const whole = await boxOf(buys);
      const setup = await boxOf(settings.getByRole("link", { name: t("discord.openSetup") }));
      const remove = await boxOf(
        settings.getByRole("button", { name: t("discord.remove.action") }),
      );
      expect(setup.x).toBeCloseTo(whole.x, 0);
      expect(remove.x + remove.width).toBeCloseTo(whole.x + whole.width, 0);
    }
    const opened = page.waitForEvent("popup");
    await buys.click();
    await orderAndPay(page, t);
    const approval = await opened;
    await approval.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();
    // The window takes the pack by itself. The first one, looked at again, asks for nothing any more.
    await expect(approval.getByText(t("discord.packs.windowDone"))).toBeVisible();
    await lookAgain(page);
    await expect(page.getByText(t("discord.packs.done", { count: 100 })).first()).toBeVisible();
    await expect(settings.getByText(t("discord.packs.left", { count: 100 }))).toBeVisible();

    const answer = await askInServer(page.request, server, question);
    expect([answer.outcome, answer.charged_to]).toEqual(["answered", "pack"]);
    await page.goto(`/${language}/discord/${server.id}/setup`);
    await expect(page.getByText(t("discord.packs.left", { count: 99 }))).toBeVisible();
    await expect(page.getByText(t("discord.packs.total", { count: 99 }))).toBeVisible();
    await expect(page.getByRole("navigation", { name: t("discord.anchors.label") })).toBeVisible();
    await expect(
      page.getByRole("img", { name: t("discord.usage.chart", { count: 2, peak: 2 }) }),
    ).toBeVisible();

    // What happened meanwhile is there when the tab is looked at again.
    const second = await askInServer(page.request, server, "Does first strike stop deathtouch?");
    await lookAgain(page);
    await expect(page.getByText(t("discord.packs.left", { count: 98 }))).toBeVisible();

    // The owner takes the page of an answer back.
    await page.goto(new URL(second.answer_url).pathname.replace("/en/", `/${language}/`));
    const withdraw = page.getByRole("button", { name: t("discord.answer.withdraw") });
    await withdraw.click();
    await asks.getByRole("button", { name: t("discord.answer.withdraw") }).click();
    await expect(
      page.getByRole("heading", { name: t("discord.answer.missingTitle") }),
    ).toBeVisible();

    // Whoever reads the channel may read the whole answer, without an account.
    await page.context().clearCookies();
    await page.goto(new URL(answer.answer_url).pathname.replace("/en/", `/${language}/`));
    await expect(page.getByText(question)).toBeVisible();
    // A yes or no stands apart, and what follows it begins a sentence of its own.
    const said = answer.ruling.ruling.replace(/^(?:(?:Probably )?(?:yes|no))[,:] ./i, "");
    await expect(page.getByRole("article")).toContainText(said);
    await expect(withdraw).toHaveCount(0);
    const [rule] = answer.ruling.relevant_rules;
    await page
      .getByRole("button", { name: t("oracle.rule.name", { number: rule.number }) })
      .click();
    await expect(page.getByText(rule.text).first()).toBeVisible();
  },
);

test("[BOT-03] [BOT-09] Discord itself proves who an owner is; removing the bot empties the dashboard", async ({
  signedIn: page,
  language,
  t,
}) => {
  const server = await makeServer(page.request, "Short stay");
  await page.goto(`/${language}/discord`);
  await page.getByRole("button", { name: t("discord.connect") }).click();
  await page.getByLabel("Username").fill(server.owner.username);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Authorize" }).click();
  await expect(page.getByText(t("discord.callback.done"))).toBeVisible();
  await expect(page).toHaveURL(`/${language}/discord`);
  await page
    .getByRole("button", { name: t("discord.configureNamed", { name: server.name }) })
    .click();
  await page.getByRole("button", { name: t("discord.remove.action") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("discord.remove.confirm") })
    .click();
  await expect(page.getByText(t("discord.remove.done"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("discord.emptyTitle") })).toBeVisible();

  // The settings of a server that is not one’s own, or no more, are an error and nothing else.
  await page.goto(`/${language}/discord/${server.id}/setup`);
  await expect(page.getByText(t("discord.channels.failed"))).toBeVisible();
  await expect(page.getByRole("navigation", { name: t("discord.anchors.label") })).toHaveCount(0);
});

test("[BOT-05] a link that was used, forged or that bears another id links nothing", async ({
  signedIn: page,
  language,
  t,
}) => {
  const server = await makeServer(page.request, "Not yours");
  const link = new URL(await linkOf(page.request, server, language));
  link.searchParams.set("discord_user_id", "1");
  await page.goto(link.href);
  await expect(page.getByText(t("errors.DISCORD_LINK_INVALID"))).toBeVisible();
  const { linked } = await (await page.request.get("/api/discord/link-status")).json();
  expect(linked).toBe(false);
});
