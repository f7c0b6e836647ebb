import type { Client } from "discord.js";
import { commandDefinitions } from "./definitions.ts";

/**
 * Makes Discord know the commands: all of them in one call that replaces what it knew. Those that it
 * knew already count nothing against the new ones that it takes a day, so each start may do it.
 */
export const registerCommands = async (client: Client<true>): Promise<void> => {
  await client.application.commands.set(
    commandDefinitions().map((definition) => definition.toJSON()),
  );
};
