import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";

/** What is shown is read again when the tab is looked at (BOT-01). */
const FRESH = { refetchOnWindowFocus: "always" } as const;

export const useLinkStatus = () => useQuery(api.discord.linkStatus.queryOptions(FRESH));

/** @param enabled false until it is known that there is a bot and a link */
export const useGuilds = (enabled: boolean) =>
  useQuery(api.discord.guilds.list.queryOptions({ ...FRESH, enabled }));

export const useGuildStats = (id: string) =>
  useQuery(api.discord.guilds.stats.queryOptions({ ...FRESH, input: { id } }));

export const useGuildChannels = (id: string) =>
  useQuery(api.discord.guilds.channels.queryOptions({ input: { id } }));
