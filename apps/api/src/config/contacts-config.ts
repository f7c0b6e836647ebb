import * as z from "zod";
import { httpUrl } from "./setting.ts";

/** Where players ask each other about the rules, unless the operator has a place of their own. */
const COMMUNITY = "https://www.reddit.com/r/mtgrules";

/** The variable of the link to the community; `off`: none. */
export const communityVariables = {
  COMMUNITY_URL: z
    .union([z.literal("off"), httpUrl], { error: "must be an http or https address, or off" })
    .optional(),
} as const;

interface Variables {
  readonly SUPPORT_EMAIL?: string | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
  readonly COMMUNITY_URL?: string | undefined;
}

/** Where people of this server turn to, and which of it is a default. */
export const readContacts = (env: Variables) => {
  const { SUPPORT_EMAIL: support, OPERATOR_EMAIL: operator, COMMUNITY_URL: community } = env;
  return {
    supportEmail: support ?? operator ?? null,
    communityUrl: community === "off" ? null : (community ?? COMMUNITY),
    defaults: {
      support: support === undefined && operator !== undefined,
      community: community === undefined,
    },
  };
};
