import { awaitedActs, type Deed } from "@spellwright/card-text";
import type { CardWords } from "../card-words.ts";

/** Whether a deed of a card gives it a role. */
export type RoleRule = (deed: Deed, words: CardWords) => boolean;

/** Whether it is done or may be, as an effect: no cost, nobody is kept from it, and “no life” is none. */
export const isDone = ({ modal, clause, what, isCost }: Deed): boolean =>
  !isCost &&
  clause.not !== true &&
  what?.det !== "no" &&
  (modal === undefined || ALLOWED.has(modal));

const ALLOWED = new Set(["may", "must", "can", "do", "may also", "may instead", "will"]);

/** Whether somebody is kept from it. */
export const isForbidden = ({ modal = "" }: Deed): boolean => FORBIDDEN.has(modal);

const FORBIDDEN = new Set(["can not", "do not", "also can not", "may not", "can only", "may only"]);

/** Whether a card itself does it: an ability that it gives to something is that thing's. */
export const isOwn = ({ given, holder }: Deed): boolean =>
  given === undefined || holder?.ref === "SELF";

/** Later deeds of the same ability. */
export const deedsAfter = (deed: Deed, { deeds }: CardWords): readonly Deed[] =>
  deeds.slice(deeds.indexOf(deed) + 1).filter(({ ability }) => ability === deed.ability);

/** Whether it waits for the card itself to die: nobody counts on that early. */
export const isAfterDeath = ({ ability }: Deed): boolean => {
  const acts = ability.kind === "triggered" ? awaitedActs(ability.event) : [];
  return acts.length > 0 && acts.every(({ verb, who }) => verb === "die" && who.ref === "SELF");
};

/** Whether words that were not understood end what an activated ability does: they may narrow what it is done to. */
export const isCutShort = ({ ability, clause }: Deed): boolean =>
  ability.kind === "activated" &&
  ability.cost?.some(({ loyalty }) => loyalty !== undefined) !== true &&
  ability.effects.some(
    ({ steps = [], unread }) => unread !== undefined && steps.at(-1)?.what === clause.what,
  );

const SPANS = ["until", "this"];

/** Whether it lasts only for a time: until something, or this turn. */
export const isForNow = ({ modifiers }: Deed): boolean =>
  modifiers.some(({ duration = "" }) => SPANS.includes(duration.split(" ")[0] ?? ""));

/** Whether it counts on one's own turn alone. */
export const isOnYourTurn = ({ modifiers }: Deed): boolean =>
  modifiers.some(({ duration = "" }) => YOUR_TURNS.has(duration));

const YOUR_TURNS = new Set(["during your turn", "during each of your turn", "on your turn"]);

/** What would happen without it: the event that a replacement changes. */
export const replacedBy = ({ modifiers }: Deed) =>
  modifiers
    .map(({ if: condition }) => condition?.clause)
    .find((clause) => clause?.modal === "would");

/** A keyword of the card's own. */
export const hasKeyword = ({ abilities }: CardWords, ...names: readonly string[]): boolean =>
  abilities.some((ability) => ability.kind === "keyword" && names.includes(ability.name));

/** The names of the keywords that a deed gives. */
export const keywordsGiven = ({ clause: { abilities = [] } }: Deed): readonly string[] =>
  abilities.flatMap(namesOf);

const namesOf = (ability: NonNullable<Deed["clause"]["abilities"]>[number]): readonly string[] => {
  if (ability.kind === "choice") return ability.any.flatMap(namesOf);
  return ability.kind === "keyword" ? [ability.name] : [];
};
