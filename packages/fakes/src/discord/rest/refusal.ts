import type * as z from "zod";

/** A refusal as Discord words it. The server turns it into the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: object | undefined;
  constructor(status: number, code: number, message: string, errors?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Discord's error codes that the fake gives, with their status and words. */
const KNOWN = {
  unauthorized: [401, 0, "401: Unauthorized"],
  badAgent: [403, 40_333, "internal network error"],
  notFound: [404, 0, "404: Not Found"],
  unknownChannel: [404, 10_003, "Unknown Channel"],
  unknownGuild: [404, 10_004, "Unknown Guild"],
  unknownMessage: [404, 10_008, "Unknown Message"],
  unknownUser: [404, 10_013, "Unknown User"],
  unknownWebhook: [404, 10_015, "Unknown Webhook"],
  unknownInteraction: [404, 10_062, "Unknown interaction"],
  acknowledged: [400, 40_060, "Interaction has already been acknowledged."],
  missingAccess: [403, 50_001, "Missing Access"],
  emptyMessage: [400, 50_006, "Cannot send an empty message"],
  notYours: [403, 50_005, "Cannot edit a message authored by another user"],
  missingPermissions: [403, 50_013, "Missing Permissions"],
  noHistory: [400, 160_002, "Cannot reply without permission to read message history"],
  overloaded: [503, 130_000, "API resource is currently overloaded. Try again a little later."],
} as const;

/** The refusal of this name. */
export const refuse = (name: keyof typeof KNOWN): Refusal => {
  const [status, code, message] = KNOWN[name];
  return new Refusal(status, code, message);
};

/** @throws Refusal of that name when there is none */
export const found = <Thing>(thing: Thing | undefined, name: keyof typeof KNOWN): Thing => {
  if (thing === undefined) throw refuse(name);
  return thing;
};

const nameOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === "too_big") return "BASE_TYPE_MAX_LENGTH";
  if (issue.code === "too_small") return "BASE_TYPE_MIN_LENGTH";
  if (issue.code === "custom") return issue.message;
  return "BASE_TYPE_BAD_TYPE";
};

/** 50035, with what is wrong at the place where it is wrong. */
export const invalidForm = (issues: readonly z.core.$ZodIssue[]): Refusal => {
  const errors: Record<string, unknown> = {};
  for (const issue of issues) {
    let place = errors;
    for (const step of issue.path) {
      const next = place[String(step)] ?? {};
      place[String(step)] = next;
      place = next as Record<string, unknown>;
    }
    place._errors = [{ code: nameOf(issue), message: issue.message }];
  }
  return new Refusal(400, 50_035, "Invalid Form Body", errors);
};

/** The body of Discord's errors. */
export const refusalBody = ({ code, message, errors }: Refusal): object => ({
  message,
  code,
  ...(errors === undefined ? {} : { errors }),
});
