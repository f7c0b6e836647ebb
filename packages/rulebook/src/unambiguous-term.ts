import { foldPhrase } from "@spellwright/text";
import type { GlossaryEntry } from "./edition.ts";

/** How the glossary begins the entry of a subtype ("Case: An enchantment subtype. …"). */
const SUBTYPE = /^(?:1\. )?An? \w+ subtype\b/;
/** How it begins the entry of a keyword ability or action. */
const KEYWORD = /^(?:1\. )?A keyword (?:ability|action)\b/;

/**
 * Keywords of one word that are no other word: a text that has them means them. "Champion", "visit",
 * « grâce », « encore » are ordinary words besides. The rules about them point to their entry anyway.
 */
const PLAIN_KEYWORDS: ReadonlySet<string> = new Set(
  `deathtouch defender flashback flying haste hexproof indestructible infect intimidate kicker landwalk
  lifelink menace morph phasing proliferate protection regenerate scry shroud trample vigilance ward
  celerite indestructible linceul menace pietinement protection vigilance vol`.split(/\s+/),
);

/** A subtype is a proper name: the rules write it with a capital ("Case", never "in that case"). */
export const isProper = ({ definition }: GlossaryEntry): boolean => SUBTYPE.test(definition.en);

/**
 * Whether a text that has this term speaks of its entry, or may only use an ordinary word.
 *
 * @param term in either language
 */
export const isUnambiguousTerm = ({ definition }: GlossaryEntry, term: string): boolean =>
  !KEYWORD.test(definition.en) || term.includes(" ") || PLAIN_KEYWORDS.has(foldPhrase(term));
