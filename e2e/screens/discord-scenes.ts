import type { Page } from "@playwright/test";
import { askInServer, linkOf, makeServer } from "../support/guilds.ts";
import type { Scene, Stage } from "./stage.ts";

/** A server of the newcomer's, linked as the bot would have it. */
const ownServer = async ({ page, language }: Stage) => {
  const server = await makeServer(page.request, "La Taverne du Mox");
  const { searchParams } = new URL(await linkOf(page.request, server, language));
  await page.request.post("/api/discord/link", { data: Object.fromEntries(searchParams) });
  return server;
};

/** What the page is told of the person’s link, for states that no server is needed for. */
const linked = (page: Page, changes: Readonly<Record<string, unknown>> = {}) =>
  page.route("**/api/discord/link-status", (route) =>
    route.fulfill({
      json: {
        ...{ linked: true, discord_user_id: "41", available: true, oauth: true, packs: [] },
        ...changes,
      },
    }),
  );

const openServers = async (stage: Stage): Promise<void> => {
  await stage.page.goto(`/${stage.language}/discord`);
  await stage.page.getByRole("button", { name: stage.t("discord.refresh"), exact: true }).waitFor();
};

/** With two allowed channels, and a question that found no pack. */
const usedServer = async (stage: Stage) => {
  const server = await ownServer(stage);
  const [first, second] = server.channels;
  await stage.page.request.post(`/api/discord/guilds/${server.id}/channels`, {
    data: {
      channels: [
        { channel_id: first, channel_name: "rules-express", allowed: true },
        { channel_id: second, channel_name: "thursday-commander", allowed: true },
      ],
    },
  });
  await stage.page.request.post(`/api/discord/guilds/${server.id}/packs/order`, {
    data: { pack_size: 100 },
  });
  await askInServer(stage.page.request, server, "Does deathtouch work with trample?");
  return server;
};

/** A pack of 100 questions, paid on the sandbox's page. */
const buyPack = async ({ page, t }: Stage, id: string): Promise<void> => {
  const order = await page.request.post(`/api/discord/guilds/${id}/packs/order`, {
    data: { pack_size: 100 },
  });
  const { approval_url, order_id } = await order.json();
  await page.goto(approval_url);
  await page.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();
  await page.waitForURL(/\/setup/);
  await page.request.post(`/api/discord/guilds/${id}/packs/capture`, { data: { order_id } });
};

/** The page of an answer in one's own server. */
const openAnswer = async (stage: Stage): Promise<void> => {
  const server = await usedServer(stage);
  await buyPack(stage, server.id);
  const { page, language, t } = stage;
  const question = t("oracle.samples.indestructible");
  const { answer_url } = await askInServer(page.request, server, question, language);
  await page.goto(new URL(answer_url).pathname);
  await page.getByRole("heading", { name: t("discord.answer.title") }).waitFor();
};

export const discordScenes: readonly Scene[] = [
  {
    name: "discord-signed-out",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/discord`);
      await page.getByRole("heading", { name: t("discord.signedOutTitle") }).waitFor();
    },
  },
  {
    name: "discord-not-linked",
    newcomer: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/discord`);
      await page.getByRole("button", { name: t("discord.connect") }).waitFor();
    },
  },
  {
    name: "discord-servers",
    newcomer: true,
    show: async (stage) => {
      await usedServer(stage);
      await openServers(stage);
      await stage.page.getByRole("heading", { name: "La Taverne du Mox" }).waitFor();
    },
  },
  {
    name: "discord-configuration",
    newcomer: true,
    show: async (stage) => {
      await usedServer(stage);
      await openServers(stage);
      const { page, t } = stage;
      await page
        .getByRole("button", {
          name: t("discord.configureNamed", { name: "La Taverne du Mox" }),
        })
        .click();
      await page.getByRole("checkbox", { name: "trades" }).waitFor();
    },
  },
  {
    name: "discord-setup",
    newcomer: true,
    whole: true,
    show: async (stage) => {
      const server = await usedServer(stage);
      const { page, language, t } = stage;
      await page.goto(`/${language}/discord/${server.id}/setup`);
      await page.getByRole("heading", { name: "La Taverne du Mox" }).waitFor();
      await page.getByText(t("discord.packs.pendingText")).waitFor();
    },
  },
  {
    name: "discord-setup-not-linked",
    newcomer: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/discord/104829370000000001/setup`);
      await page.getByRole("button", { name: t("discord.connect") }).waitFor();
    },
  },
  {
    name: "discord-no-server",
    newcomer: true,
    show: async (stage) => {
      const { page, language } = stage;
      await ownServer(stage);
      const { guilds } = await (await page.request.get("/api/discord/guilds")).json();
      await page.request.delete(`/api/discord/guilds/${guilds[0].guild_id}`);
      await page.goto(`/${language}/discord`);
      await page.getByRole("heading", { name: stage.t("discord.emptyTitle") }).waitFor();
    },
  },
  {
    name: "discord-away",
    newcomer: true,
    show: async (stage) => {
      await ownServer(stage);
      const { page, t } = stage;
      await page.route("**/api/discord/guilds", (route) =>
        route.fulfill({ status: 503, json: { code: "DISCORD_UNAVAILABLE" } }),
      );
      await page.goto(`/${stage.language}/discord`);
      await page.getByText(t("errors.DISCORD_UNAVAILABLE")).waitFor();
    },
  },
  {
    name: "discord-busy",
    show: async ({ page, language, t }) => {
      await linked(page);
      await page.route("**/api/discord/guilds", (route) =>
        route.fulfill({ status: 503, json: { code: "DISCORD_BUSY", params: { retry_after: 8 } } }),
      );
      await page.goto(`/${language}/discord`);
      await page.getByText(t("errors.DISCORD_BUSY", { count: 8 })).waitFor();
    },
  },
  {
    name: "discord-loading",
    show: async ({ page, language, t }) => {
      await linked(page);
      await page.route("**/api/discord/guilds", () => undefined);
      await page.goto(`/${language}/discord`);
      await page.getByRole("status", { name: t("discord.loading") }).waitFor();
    },
  },
  {
    name: "discord-not-configured",
    show: async ({ page, language, t }) => {
      await linked(page, { linked: false, available: false });
      await page.route("**/api/discord/invite-url", (route) =>
        route.fulfill({ status: 404, json: { code: "DISCORD_BOT_NOT_CONFIGURED" } }),
      );
      await page.goto(`/${language}/discord`);
      await page.getByText(t("discord.unavailable")).waitFor();
    },
  },
  {
    name: "discord-pack-waits",
    newcomer: true,
    show: async (stage) => {
      const server = await usedServer(stage);
      const { page, language, t } = stage;
      await page.goto(`/${language}/discord/${server.id}/setup`);
      await page.getByRole("button", { name: t("discord.packs.confirm"), exact: true }).click();
      await page.getByRole("button", { name: t("discord.packs.approved") }).waitFor();
    },
  },
  {
    name: "discord-callback-working",
    show: async ({ page, language, t }) => {
      await page.route("**/api/discord/oauth/callback", () => undefined);
      await page.goto(`/${language}/discord/oauth/callback?code=c&state=s`);
      await page.getByRole("status", { name: t("discord.callback.working") }).waitFor();
    },
  },
  {
    name: "discord-callback-proof",
    show: async ({ page, language, t }) => {
      await page.route("**/api/discord/oauth/callback", (route) =>
        route.fulfill({ status: 403, json: { code: "FRESH_SIGN_IN_REQUIRED" } }),
      );
      await page.goto(`/${language}/discord/oauth/callback?code=c&state=s`);
      await page.getByLabel(t("discord.link.password"), { exact: true }).waitFor();
    },
  },
  {
    name: "discord-link-proof",
    newcomer: true,
    show: async ({ page, language, t }) => {
      const server = await makeServer(page.request, "La Taverne du Mox");
      await page.route("**/api/discord/link", (route) =>
        route.fulfill({ status: 403, json: { code: "FRESH_SIGN_IN_REQUIRED" } }),
      );
      await page.goto(await linkOf(page.request, server, language));
      await page.getByRole("button", { name: t("discord.link.action") }).click();
      await page.getByLabel(t("discord.link.password"), { exact: true }).waitFor();
    },
  },
  {
    name: "discord-link-here",
    newcomer: true,
    show: async ({ page, language, t }) => {
      const server = await makeServer(page.request, "La Taverne du Mox");
      await page.goto(await linkOf(page.request, server, language));
      await page.getByRole("button", { name: t("discord.link.action") }).waitFor();
    },
  },
  {
    name: "discord-answer",
    newcomer: true,
    whole: true,
    show: openAnswer,
  },
  {
    name: "discord-answer-withdraw",
    newcomer: true,
    show: async (stage) => {
      await openAnswer(stage);
      const { page, t } = stage;
      await page.getByRole("button", { name: t("discord.answer.withdraw") }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "discord-answer-missing",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/oracle/answer/never-given`);
      await page.getByRole("heading", { name: t("discord.answer.missingTitle") }).waitFor();
    },
  },
  {
    name: "discord-callback-refused",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/discord/oauth/callback?error=access_denied`);
      await page.getByText(t("discord.callback.refused")).waitFor();
    },
  },
];
