import { createSharedValue } from "../../../lib/storage/shared-value.ts";

/** Whether this page has just linked a Discord account, which a banner tells (BOT-10). */
export const discordLinked = createSharedValue(false);
