import { findSequence, writeFigures } from "@spellwright/text";
import type { Understanding } from "../../../question/understand.ts";
import type { NamedCard } from "../../engine.ts";
import type { BoostedCombat } from "../apply-bonuses.ts";
import type { CombatCreature } from "../combat.ts";
import { isPlainCombat } from "../plain-combat.ts";
import {
  conceptsInNames,
  ownedRoles,
  readAsker,
  strengthenSides,
  withoutOnlookers,
} from "../read-combat.ts";
import { readMentions, wordsOfName } from "../read-mentions.ts";
import { readProps, withoutProps } from "../read-props.ts";
import { readRoles } from "../read-roles.ts";

/** The named creatures of a battle as they fight, and the words with each of them as `@0`, `@1`… */
export interface Staged {
  readonly words: string;
  readonly creatures: readonly CombatCreature[];
  readonly unread: BoostedCombat["unread"];
  /** Every named card's text or facts were read. */
  readonly known: boolean;
}

/**
 * Brings the named cards into a battle of several attackers. Undefined where a card's part or side is not told, or
 * where a creature without a name is changed by one.
 */
export const stageCards = (
  understanding: Understanding,
  cards: readonly NamedCard[],
): Staged | undefined => {
  const { text, matches } = understanding;
  const { tokens } = text;
  const read = withoutOnlookers(tokens, readMentions(tokens, cards));
  const { mentions, references } = read;
  const props = readProps(tokens, cards, mentions);
  if (!props) return undefined;
  const words = withoutProps(tokens, props);
  if (!isPlainCombat(understanding, conceptsInNames(matches, words, mentions))) return undefined;
  const roles = readRoles(words, read);
  const asker = readAsker(understanding, ownedRoles(tokens, mentions, roles));
  const strengthened = strengthenSides(understanding, cards, { read, roles, props }, asker);
  if (!strengthened) return undefined;
  const { creatures, changed, forTheTurn, unread, known } = strengthened;
  if (mentions.some(({ card }, place) => card === null && changed.has(place))) return undefined;
  // What a spell changes this turn it may change after blocks: whether they were legal is not told.
  if (forTheTurn || creatures.some(({ tapped }) => tapped)) return undefined;
  const marked: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const place = references.get(at) ?? mentions.findIndex(({ start }) => start === at);
    const mention = mentions[place];
    if (words[at] !== "~") marked.push(mention?.card == null ? (tokens[at] ?? "") : `@${place}`);
    const name = mention?.card == null ? [] : wordsOfName(mention.name);
    const whole = name.length > 0 && findSequence(tokens, name, at) === at;
    at += whole ? name.length : 1;
  }
  return { words: writeFigures(marked).join(" "), creatures, unread, known };
};
