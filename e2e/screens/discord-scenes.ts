import { askInServer, linkOf, makeServer } from "../support/guilds.ts";
import type { Scene, Stage } from "./stage.ts";

/** A server of the newcomer's, linked as the bot would have it. */
const ownServer = async ({ page, language }: Stage) => {
  const server = await makeServer(page.request, "La Taverne du Mox");
  const { searchParams } = new URL(await linkOf(page.request, server, language));
  await page.request.post("/api/discord/link", { data: Object.fromEntries(searchParams) });
  return server;
};

const openServers = async (stage: Stage): Promise<void> => {
  await stage.page.goto(`/${stage.language}/discord`);
  await stage.page.getByRole("button", { name: stage.t("discord.refresh") }).waitFor();
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
    name: "discord-link-here",
    newcomer: true,
    show: async ({ page, language, t }) => {
      const server = await makeServer(page.request, "La Taverne du Mox");
      await page.goto(await linkOf(page.request, server, language));
      await page.getByRole("button", { name: t("discord.link.action") }).waitFor();
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
