import { pluralOf, singularsOf, splitWords } from "@spellwright/text";
import { type DeckCard, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { CREATURE_TYPES } from "../understanding/creature-types.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";

const words = (line: string | undefined): readonly string[] =>
  splitWords(line ?? "").map(({ folded }) => folded);

/** Cards that have only the front of them in a library, a hand or a list (CR 712.8a). */
const TWO_SIDED: ReadonlySet<string> = new Set(["transform", "modal_dfc", "flip", "meld"]);

/** The type lines of a card that count: of its front, or of all its parts. */
const linesOf = ({ card }: DeckCard, of: "type_line" | "printed_type_line"): readonly string[] => {
  const faces = (card.card_faces ?? []).map((face) => face[of] ?? "");
  const lines = [...(card[of] ?? "").split(" // ")];
  return TWO_SIDED.has(card.layout) ? [lines[0] ?? "", faces[0] ?? ""] : [...lines, ...faces];
};

/** English subtypes of a card, folded: what stands behind the dash. */
const subtypesOf = (each: DeckCard): readonly string[] =>
  linesOf(each, "type_line").flatMap((line) => words(line.split(/ [—-] /)[1]));

/** An aura as it was printed once: what it enchants stands where subtypes do. */
const ENCHANTS = /^enchanter\b/i;

/** French subtypes of a card, folded: what stands behind the colon. None where no French is known. */
const frenchSubtypesOf = (each: DeckCard): readonly string[] =>
  linesOf(each, "printed_type_line")
    .filter((line) => !ENCHANTS.test(line))
    .flatMap((line) => words(line.split(/\s?:\s/)[1]));

/** The English subtype that all cards with a French one share. The rarest of them, where several do. */
const englishOf = (french: string, cards: readonly DeckCard[]): string | undefined => {
  const bearers = cards.filter((each) => frenchSubtypesOf(each).includes(french));
  const count = (subtype: string) =>
    cards.filter((each) => subtypesOf(each).includes(subtype)).length;
  return [...new Set(bearers.flatMap(subtypesOf))]
    .filter((subtype) => bearers.every((each) => subtypesOf(each).includes(subtype)))
    .sort((a, b) => count(a) - count(b))[0];
};

/** A folded French subtype as the type line of a card spells it. */
const spelled = (subtype: string, each: DeckCard): string => {
  const line = linesOf(each, "printed_type_line").find((one) => words(one).includes(subtype)) ?? "";
  const found = splitWords(line).find(({ folded }) => folded === subtype);
  return found === undefined ? subtype : line.slice(found.start, found.end);
};

/** The French subtype that all cards of an English one share, where they are printed in French. */
export const frenchOf = (english: string, cards: readonly DeckCard[]): string | undefined => {
  const printed = cards.filter(
    (each) => subtypesOf(each).includes(english.toLowerCase()) && frenchSubtypesOf(each).length > 0,
  );
  const [first] = printed;
  if (first === undefined) return undefined;
  const count = (subtype: string) =>
    cards.filter((each) => frenchSubtypesOf(each).includes(subtype)).length;
  const [shared] = frenchSubtypesOf(first)
    .filter((subtype) => printed.every((each) => frenchSubtypesOf(each).includes(subtype)))
    .sort((a, b) => count(a) - count(b));
  return shared === undefined ? undefined : spelled(shared, first);
};

/** A subtype of the deck, as a question names it. */
export interface AskedSubtype {
  readonly written: string;
  readonly isOn: (card: DeckCard) => boolean;
}

/** What players call creature types. */
const NICKNAMES: Readonly<Record<string, string>> = {
  gobo: "goblin",
  gob: "goblin",
  dino: "dinosaur",
  zombo: "zombie",
  vamp: "vampire",
};

/** Said of every creature (« mes bêtes »), but in a deck that is of this type. */
const SAID_OF_ALL: ReadonlySet<string> = new Set(["bete", "betes"]);
const LEAST_OF_TYPE = 8;

/**
 * The subtype that a question names, in either language, in one number or the other.
 *
 * @param alsoAbsent whether a creature type that no card of the deck has is one too: “how many” has none
 */
export const askedSubtype = (
  question: string,
  { cards }: DeckFacts,
  alsoAbsent: boolean,
): AskedSubtype | undefined => {
  let absent: AskedSubtype | undefined;
  const english = new Set(cards.flatMap(subtypesOf));
  const french = new Set(cards.flatMap(frenchSubtypesOf));
  const meantBy = (form: string): string | undefined => {
    const known = CREATURE_TYPES.get(form);
    if (english.has(form)) return form;
    if (known !== undefined && english.has(known)) return known;
    return french.has(form) ? englishOf(form, cards) : known;
  };
  for (const { folded, start, end } of splitWords(question))
    for (const form of [
      folded,
      ...singularsOf(folded),
      // Elves, wolves, dwarves.
      folded.replace(/ves$/, "f"),
      pluralOf(folded),
      NICKNAMES[folded.replace(/s$/, "")] ?? folded,
    ]) {
      if (form.length <= 2) continue;
      const bearing = () => cards.filter((each) => frenchSubtypesOf(each).includes("bete"));
      if (SAID_OF_ALL.has(form) && bearing().length < LEAST_OF_TYPE) continue;
      const subtype = meantBy(form);
      if (subtype === undefined) continue;
      const asked = {
        written: question.slice(start, end),
        isOn: (each: DeckCard) => subtypesOf(each).includes(subtype),
      };
      if (english.has(subtype)) return asked;
      absent ??= asked;
    }
  return alsoAbsent ? absent : undefined;
};

/** The subtype that is counted. Beside cards of the deck only where these are its commanders, which nobody counts. */
export const countedSubtype = ({
  facts,
  question,
  understanding,
}: AnswerContext): AskedSubtype | undefined => {
  const { asksCount, asksWhich } = understanding;
  if (facts === null || !(asksCount || asksWhich)) return undefined;
  const leads = new Set(
    facts.cards.flatMap(({ card, isCommander }) => (isCommander ? [card.name] : [])),
  );
  if (!question.cards.every(({ card }) => leads.has(card.name))) return undefined;
  const names = question.cards.map(({ written }) => written);
  const text = names.reduce((told, name) => told.replaceAll(name, " "), question.question);
  return askedSubtype(text, facts, asksCount && names.length === 0);
};

/** How many cards of a subtype the deck plays, and which: “how many Dinosaurs”. */
export const answerKinds: Answer = (context) => {
  const { facts } = context;
  const subtype = countedSubtype(context);
  if (facts === null || subtype === undefined) return undefined;
  const found = facts.cards.filter(subtype.isOn);
  const cards = found.map(({ card, quantity }) => referenceOf(card, quantity));
  const count = found.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    responseType: "cards",
    headline: finding("kindCount", { kind: subtype.written, count }),
    title: "types",
    items: cards.length === 0 ? [] : [finding("kindCards", { cards: { cards } })],
    cards,
    confidence: 0.95 * knownShare(facts),
  };
};
