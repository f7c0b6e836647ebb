import { compactString, foldLetters, readNumber } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import type { Understanding } from "../../question/understand.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import { isSpell } from "../world/is-spell.ts";
import { applyBonuses, type BoostedCombat } from "./apply-bonuses.ts";
import type { Combat, Defender } from "./combat.ts";
import { findCreatureReferences } from "./creature-references.ts";
import { isPlainCombat } from "./plain-combat.ts";
import { type Mention, type Mentions, readMentions } from "./read-mentions.ts";
import { type Prop, readProps, withoutProps } from "./read-props.ts";
import { type Role, readRoles } from "./read-roles.ts";
import { TAPPED } from "./stated-traits.ts";

const CUES = patternsOf(words.readCombat);

/** A combat that a question describes completely. */
export interface DescribedCombat {
  readonly combat: Combat;
  /** Whose side the person asking is on. Null: not told. */
  readonly asker: Role | null;
  /** Creatures that cards or told effects made other than printed, by place (0 attacks, 1… block), with their counters. */
  readonly changed: ReadonlyMap<number, readonly string[]>;
  /** Every named card's text or facts were read. */
  readonly known: boolean;
  /** What abilities that were not understood may change. */
  readonly unread: BoostedCombat["unread"];
}

/** Clauses that tell the situation: all but the asking one, which comes last unless it opens with a condition. */
const statedClauses = (question: string): readonly string[] => {
  const clauses = compactString(foldLetters(question))
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

/** Whose side the person asking is on. Undefined when the words do not tell. */
export const readAsker = (
  understanding: Understanding,
  owned: readonly (Role | null)[],
): Role | undefined => {
  const words = understanding.text.tokens.join(" ");
  if (CUES.iAttack.test(words)) return "attacker";
  if (CUES.iBlock.test(words)) return "blocker";
  return owned.find((role) => role !== null) ?? undefined;
};

/** By mention: its role where the words say that it is the asker's own. */
export const ownedRoles = (
  tokens: readonly string[],
  mentions: readonly Mention[],
  roles: readonly (Role | null)[],
): readonly (Role | null)[] =>
  mentions.map(({ start }, index) =>
    tokens.slice(Math.max(0, start - 2), start).some((token) => CUES.mine.test(token))
      ? (roles[index] ?? null)
      : null,
  );

const isBeside = (tokens: readonly string[], { card, start, end }: Mention): boolean =>
  card !== null &&
  (tokens.slice(Math.max(0, start - 2), start).some((token) => CUES.there.test(token)) ||
    (CUES.onBattlefield.test(tokens[end] ?? "") &&
      /^(?:(?:on|in|en|sur|out) )?(?:the |le )?(?:battlefield|play|jeu|champ de bataille)/.test(
        tokens.slice(end, end + 5).join(" "),
      )));

/** The same creatures without some. Who is spoken of again keeps its place. */
const without = ({ mentions, references }: Mentions, beside: ReadonlySet<Mention>): Mentions => {
  const left = mentions.filter((mention) => !beside.has(mention));
  return {
    mentions: left,
    references: new Map(
      [...references].flatMap(([at, place]) => {
        const now = left.indexOf(mentions[place] as Mention);
        return now < 0 ? [] : [[at, now] as const];
      }),
    ),
  };
};

/** The creatures of a question without those that it only says are there. */
export const withoutOnlookers = (tokens: readonly string[], all: Mentions): Mentions =>
  without(all, new Set(all.mentions.filter((mention) => isBeside(tokens, mention))));

/** Concepts that only names of cards hold. */
export const conceptsInNames = (
  matches: Understanding["matches"],
  words: readonly string[],
  mentions: readonly Mention[],
): ReadonlySet<string> => {
  const inNames = (start: number, end: number) =>
    words.slice(start, end).includes("~") ||
    mentions.some((name) => start >= name.start && end <= name.end);
  return new Set(matches.filter(({ start, end }) => inNames(start, end)).map(({ id }) => id));
};

interface Sides {
  readonly read: Mentions;
  readonly roles: readonly (Role | null)[];
  readonly props: readonly Prop[];
}

/** Who attacks and who blocks: first without the creatures that only look on, else with all. */
const readSides = (tokens: readonly string[], cards: readonly NamedCard[]): Sides | undefined => {
  const all = readMentions(tokens, cards);
  const fighting = withoutOnlookers(tokens, all);
  for (const read of fighting.mentions.length < all.mentions.length ? [fighting, all] : [all]) {
    const props = readProps(tokens, cards, read.mentions);
    if (!props) continue;
    const roles = readRoles(withoutProps(tokens, props), read);
    const attackers = roles.filter((role) => role === "attacker").length;
    const fights = read === all || roles.includes("blocker");
    if (attackers === 1 && fights) return { read, roles, props };
  }
  return undefined;
};

/** The creatures of both sides with all that cards and words make of them. */
export const strengthenSides = (
  { text, matches, vocabulary }: Understanding,
  cards: readonly NamedCard[],
  { read, roles, props }: Sides,
  asker: Role | undefined,
): BoostedCombat | undefined => {
  const words = withoutProps(text.tokens, props);
  return applyBonuses({
    ...{ tokens: words, mentions: read.mentions, roles, props, cards, vocabulary },
    matches: matches.filter(({ start }) => words[start] !== "~"),
    references: findCreatureReferences(read, words, roles),
    asker: asker ?? null,
  });
};

/** “There is a 4/4 too.”: a size alone in a sentence without any combat, beside others that fight. */
const standsApart = (tokens: readonly string[], mentions: readonly Mention[]): boolean =>
  mentions.length > 2 &&
  mentions.some(({ card, start }) => {
    const from = tokens.lastIndexOf(".", start) + 1;
    const to = tokens.indexOf(".", start);
    const isIn = (one: Mention) => one.start >= from && one.start < to;
    return (
      card === null &&
      to > 0 &&
      mentions.filter(isIn).length === 1 &&
      !tokens.slice(from, to).some((token) => CUES.fights.test(token))
    );
  });

/** Undefined when the question is no complete combat of one attacking creature. */
export const readCombat = (
  understanding: Understanding,
  cards: readonly NamedCard[],
): DescribedCombat | undefined => {
  const { asked, text, matches } = understanding;
  const { tokens } = text;
  if (!["attack", "attacker", "block", "blocker", "unblocked"].some((id) => asked.has(id)))
    return undefined;
  const sides = readSides(tokens, cards);
  if (!sides) return undefined;
  const { read, roles, props } = sides;
  const { mentions } = read;
  if (standsApart(tokens, mentions)) return undefined;
  const blockerGone = statedClauses(understanding.question).some((clause) =>
    CUES.blockerGone.test(clause),
  );
  const words = withoutProps(tokens, props);
  const named = conceptsInNames(matches, words, mentions);
  const leaving = new Set(
    blockerGone ? ["sacrifice", "exile", "return", "remove-from-combat"] : [],
  );
  const castsOne = props.some(({ place }) => {
    const card = cards[place]?.card;
    return card !== undefined && isSpell(card);
  });
  const told = [
    ...(castsOne ? ["cast", "spell", "instant", "target"] : []),
    ...(words.some((word) => TAPPED.test(word)) ? ["tap"] : []),
  ];
  if (!isPlainCombat(understanding, new Set([...named, ...leaving, ...told]))) return undefined;

  const asker = readAsker(understanding, ownedRoles(tokens, mentions, roles));
  const strengthened = strengthenSides(understanding, cards, sides, asker);
  if (!strengthened) return undefined;
  const { creatures, changed, known, forTheTurn, unread } = strengthened;
  const withRole = (role: Role) =>
    creatures.flatMap((creature, place) =>
      roles[place] === role
        ? Array.from({ length: mentions[place]?.count ?? 1 }, () => ({
            creature,
            changed: changed.get(place),
          }))
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
  const fighting = [attacker, ...(blockerGone || !blocked ? [] : blockers)];
  // What a spell changes this turn it may change after blocks: whether they were legal is not told.
  const watchesSize = attacker.creature.restrictions.some(({ kind }) => kind === "not-by-power");
  if (forTheTurn && (watchesSize || attacker.creature.abilities.has("skulk"))) return undefined;
  // “i pump it”: by how much is not told.
  if (changed.size > 0 ? CUES.inBetween.test(words.join(" ")) : asked.has("pump")) return undefined;
  return {
    combat: {
      attacker: attacker.creature,
      blockers: fighting.slice(1).map(({ creature }) => creature),
      blocked,
      defender: readDefender(understanding),
    },
    asker: asker ?? null,
    changed: new Map(
      fighting.flatMap((one, place) => (one.changed ? [[place, one.changed] as const] : [])),
    ),
    known,
    unread,
  };
};
