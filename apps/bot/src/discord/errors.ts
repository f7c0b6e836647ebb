import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";

const codeOf = (error: unknown): number | string | undefined =>
  error instanceof DiscordAPIError ? error.code : undefined;

/** The bot may not do this here: asking again would count against it. */
export const isForbidden = (error: unknown): boolean =>
  codeOf(error) === RESTJSONErrorCodes.MissingAccess ||
  codeOf(error) === RESTJSONErrorCodes.MissingPermissions;

/** Discord refused for good: not a matter of trying again. */
export const isRefused = (error: unknown): boolean => error instanceof DiscordAPIError;
