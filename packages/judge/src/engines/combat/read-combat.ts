import { foldLetters, readNumber } from "@spellwright/text";
import type { Understanding } from "../../question/understand.ts";
import type { NamedCard } from "../engine.ts";
import type { Combat, Defender } from "./combat.ts";
import { isPlainCombat } from "./plain-combat.ts";
import { readCreatures } from "./read-abilities.ts";
import { readMentions } from "./read-mentions.ts";
import { type Role, readRoles } from "./read-roles.ts";

/** A combat that a question describes completely. */
export interface DescribedCombat {
  readonly combat: Combat;
  /** Whose side the person asking is on. */
  readonly asker: Role;
}

/** The blocker leaves in what is told; in what is asked (« est-ce qu’elle détruit la bloqueuse ? ») it does not. */
const BLOCKER_GONE =
  /\b(?:sacrifi\p{L}*|exil\p{L}*|detrui\p{L}*|destroy\p{L}*|kill(?:s|ed)?|remov\p{L}*|retir\p{L}*|renvo\p{L}*|bounc\p{L}*)(?: \p{L}+){0,4} (?:bloqueu\p{L}*|blockers?|blocking creature)\b|\b(?:bloqueu(?:r|se)s?|blockers?)(?: \p{L}+){0,3} (?:quitte|leaves|removed|retiree?|detruite?|destroyed|sacrificed|sacrifiee?|exiled|exilee?)\b/u;
const MINE = /^(?:ma|mon|mes|my|our|notre|nos)$/;

/** Clauses that tell the situation: all but the asking one, which comes last unless it opens with a condition. */
const told = (question: string): readonly string[] => {
  const clauses = foldLetters(question)
    .split(/[,.;:?!\n]/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return clauses.filter(
    (clause, index) =>
      index < clauses.length - 1 || /^(?:et )?(?:si|if|when|quand|after|apres)\b/.test(clause),
  );
};

const readDefender = (understanding: Understanding): Defender => {
  const { asked, text } = understanding;
  const kind = asked.has("planeswalker")
    ? "planeswalker"
    : asked.has("battle")
      ? "battle"
      : undefined;
  if (!kind) return { kind: "player" };
  const at = text.tokens.findIndex((token) => /^(?:loyaute|loyalty|defense)$/.test(token));
  const near = [-1, 1, 2, -2].map((offset) => readNumber(text.tokens[at + offset]));
  const left = at < 0 ? undefined : near.find((value) => value !== undefined && value !== 1);
  return { kind, left: left ?? null };
};

const readAsker = (understanding: Understanding, owned: readonly (Role | null)[]): Role => {
  const words = understanding.text.tokens.join(" ");
  if (/\b(?:j attaque|i attack|i swing|i m attacking|mon attaquant|my attack)/.test(words))
    return "attacker";
  if (
    /\b(?:m attaque|attacks? me|je bloque|i block|i m blocking|mes? bloqueu|my blocker)/.test(words)
  )
    return "blocker";
  return owned.find((role) => role !== null) ?? "attacker";
};

/** Undefined when the question is no complete combat of one attacking creature. */
export const readCombat = (
  understanding: Understanding,
  cards: readonly NamedCard[],
): DescribedCombat | undefined => {
  const { asked, text, matches } = understanding;
  const { tokens } = text;
  const read = readMentions(tokens, cards);
  const { mentions } = read;
  if (
    mentions.length === 0 ||
    !["attack", "attacker", "block", "blocker"].some((id) => asked.has(id))
  ) {
    return undefined;
  }
  if (cards.length !== mentions.filter(({ card }) => card).length) return undefined;
  const blockerGone = told(understanding.question).some((clause) => BLOCKER_GONE.test(clause));
  const named = new Set(
    mentions.flatMap(({ start, end }) =>
      matches.filter((match) => match.start >= start && match.end <= end).map((match) => match.id),
    ),
  );
  const leaving = new Set(
    blockerGone ? ["sacrifice", "exile", "return", "remove-from-combat"] : [],
  );
  if (!isPlainCombat(understanding, new Set([...named, ...leaving]))) return undefined;

  const roles = readRoles(tokens, read);
  const creatures = readCreatures(tokens, matches, read);
  const withRole = (role: Role) =>
    creatures.flatMap((creature, index) =>
      roles[index] === role
        ? Array.from({ length: mentions[index]?.count ?? 1 }, () => creature)
        : [],
    );
  const [attacker, ...others] = withRole("attacker");
  const blockers = withRole("blocker");
  if (!attacker || others.length > 0) return undefined;
  const speaksOfBlocks = asked.has("block") || asked.has("blocker");
  // A second creature that nobody blocks with: its part in the combat was not understood.
  if (!speaksOfBlocks && mentions.length > 1) return undefined;
  if (mentions.some(({ count }) => count === 0)) return undefined;
  const blocked = speaksOfBlocks && (blockers.length > 0 || !asked.has("unblocked"));
  if (blocked && blockers.length === 0 && !blockerGone) return undefined;
  const owned = mentions.map((mention, index) =>
    tokens.slice(Math.max(0, mention.start - 2), mention.start).some((token) => MINE.test(token))
      ? (roles[index] ?? null)
      : null,
  );
  return {
    combat: {
      attacker,
      blockers: blockerGone || !blocked ? [] : blockers,
      blocked,
      defender: readDefender(understanding),
    },
    asker: readAsker(understanding, owned),
  };
};
