import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { Mentions } from "./read-mentions.ts";

const CUES = patternsOf(words.readRoles);

export type Role = "attacker" | "blocker";

/** Words between « bloquée » and « par ». */
const NEAR = 3;

const JOINS: ReadonlySet<string | undefined> = new Set(["and", "et"]);
/** « et ma 3/3 », “and a 3/3”. */
const BEFORE = 2;

/** “My 5/5, a 3/3 blocks.”: the last creature before the verb alone blocks, where nothing joins it to the one before; -1: it is none of its own. */
const ownSubject = (
  tokens: readonly string[],
  mentions: Mentions["mentions"],
  at: number,
): number => {
  const last = mentions.findLastIndex(({ end }) => end <= at);
  const [subject, before] = [mentions[last], mentions[last - 1]];
  if (!subject || !before || mentions.length > 2) return -1;
  const from = Math.max(before.end, subject.start - BEFORE);
  return tokens.slice(from, subject.start).some((token) => JOINS.has(token)) ? -1 : last;
};

interface Settling {
  readonly tokens: readonly string[];
  readonly mentions: Mentions["mentions"];
  readonly known: (role: Role) => boolean;
  readonly settle: (before: number, as: Role) => void;
}

/** Who stands before “blocks”, with nobody behind it: blockers, beside an attacker that is known or stands apart. */
const settleSubjects = (at: number, { tokens, mentions, known, settle }: Settling): void => {
  const own = known("attacker") ? 0 : ownSubject(tokens, mentions, at);
  if (own > 0) settle(mentions[own]?.start ?? 0, "attacker");
  if (known("attacker")) settle(at, "blocker");
};

/** Says for every mention whether it attacks or blocks. Null where the sentence does not tell. */
export const readRoles = (
  tokens: readonly string[],
  { mentions, references }: Mentions,
): readonly (Role | null)[] => {
  const roles: (Role | null)[] = mentions.map(() => null);
  let role: Role | null = null;
  let switchAt = -1;
  const known = (wanted: Role) => roles.includes(wanted);
  const settle = (before: number, as: Role) => {
    mentions.forEach((mention, index) => {
      if (mention.end <= before && roles[index] === null) roles[index] = as;
    });
  };
  const pending = (before: number) =>
    mentions.some((mention, index) => mention.end <= before && roles[index] === null);
  const ahead = (from: number, stop: (at: number) => boolean): number => {
    for (let at = from + 1; at < tokens.length && tokens[at] !== "."; at++) if (stop(at)) return at;
    return Number.POSITIVE_INFINITY;
  };

  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const mentionAt = references.get(at) ?? mentions.findIndex(({ start }) => start === at);
    if (mentionAt >= 0) {
      if (role && (!references.has(at) || roles[mentionAt] === null)) roles[mentionAt] = role;
      continue;
    }
    if (token === ".") role = null;
    if (CUES.into.test(token) && known("attacker")) role = "blocker";
    if (at === switchAt) role = "blocker";
    const by = ahead(at, (next) => /^(?:par|by)$/.test(tokens[next] ?? ""));
    if ((CUES.blocked.test(token) || CUES.block.test(token)) && by - at <= NEAR) {
      settle(at, "attacker");
      role = "blocker";
    } else if (
      CUES.blocked.test(token) &&
      CUES.passive.test(tokens.slice(Math.max(0, at - 1), at + 1).join(" "))
    ) {
      if (!known("attacker")) settle(at, "attacker");
      role = null;
    } else if (CUES.block.test(token)) {
      const next = ahead(
        at,
        (ahead) => references.has(ahead) || mentions.some(({ start }) => start === ahead),
      );
      const tool = ahead(at, (ahead) => CUES.with.test(tokens[ahead] ?? ""));
      if (tool < next) {
        if (!known("attacker")) settle(at, "attacker");
        role = "blocker";
      } else if (next === Number.POSITIVE_INFINITY) {
        settleSubjects(at, { tokens, mentions, known, settle });
        role = null;
      } else if (pending(at)) {
        settle(at, "blocker");
        role = "attacker";
      } else {
        role = known("attacker") ? "blocker" : "attacker";
        switchAt = tool === Number.POSITIVE_INFINITY ? -1 : tool;
      }
    } else if (CUES.attack.test(token)) {
      if (!known("attacker")) settle(at, "attacker");
      const tool = ahead(at, (next) => CUES.with.test(tokens[next] ?? ""));
      role = tool - at <= NEAR || !known("attacker") ? "attacker" : null;
    } else if (CUES.attacker.test(token)) {
      if (mentions.some((mention) => mention.end === at)) settle(at, "attacker");
      else if (!known("attacker")) role = "attacker";
    } else if (CUES.blocker.test(token)) {
      if (mentions.some((mention, index) => mention.end === at && roles[index] === null)) {
        settle(at, "blocker");
      }
      role = "blocker";
    }
  }
  if (known("attacker") && !known("blocker")) settle(Number.POSITIVE_INFINITY, "blocker");
  return roles;
};
