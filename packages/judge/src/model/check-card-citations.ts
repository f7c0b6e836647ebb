import { type CardSource, MORE_QUOTES, MOST_CARD_SOURCES } from "@spellwright/contract";
import { plainText } from "@spellwright/text";
import { subjectOf } from "../check/claim-support.ts";
import { nameIn } from "../engines/card-facts/describe-card.ts";
import type { Understanding } from "../question/understand.ts";
import { type CardBook, type Citable, citablesOf } from "./card-book.ts";
import { type CardText, findInTexts, textsOf } from "./card-texts.ts";
import { LONGEST_CITED } from "./check-citations.ts";
import { checkFreeText } from "./check-free-text.ts";
import type { ModelRuling } from "./model-ruling.ts";

/** What the claims of a card's text are held against. */
interface ClaimParts {
  readonly understanding: Pick<Understanding, "language" | "vocabulary" | "cards">;
  /** Whether a text tells what no source holds. */
  readonly isUnsourced: (text: string) => boolean;
}

export interface CheckedCardCitations {
  /** Each text once, with every quote that it holds. */
  readonly held: readonly CardSource[];
  /** Of the citations that name a card or a note: those whose quote it does not hold. */
  readonly unsupported: number;
}

/** The card's own name in the language of the ruling. A note knows the English one only. */
const nameOf = (source: Citable, { language, cards }: ClaimParts["understanding"]): string => {
  if (source.kind === "text") return nameIn(source.card, language);
  const card = cards.find(({ name }) => name === source.note.name);
  return card === undefined ? source.note.name : nameIn(card, language);
};

/** A claim that speaks of its text and tells nothing that no source holds. */
const claimFor = (
  claim: string,
  texts: readonly CardText[],
  { understanding: { vocabulary }, isUnsourced }: ClaimParts,
): string => {
  const { text, removed } = checkFreeText(plainText(claim, LONGEST_CITED.claim), () => false);
  if (text === "" || removed.length > 0 || isUnsourced(text)) return "";
  const { concepts } = subjectOf(texts.map((one) => one.text).join(" "), vocabulary);
  const claimed = subjectOf(text, vocabulary).concepts;
  return [...claimed].some((id) => concepts.has(id)) ? text : "";
};

/**
 * Keeps a citation of a card or an official note whose quote stands there, in either language. Its text comes
 * from the card. A claim that does not speak of it is not shown.
 *
 * @param citations those that name a source of the book
 */
export const checkCardCitations = (
  citations: ModelRuling["citations"],
  book: CardBook,
  parts: ClaimParts,
): CheckedCardCitations => {
  const held = new Map<string, CardSource>();
  let unsupported = 0;
  for (const { handle, quote, claim } of citations) {
    const found = citablesOf(handle, book)
      .map((source) => ({
        source,
        ...findInTexts(textsOf(source), quote.slice(0, LONGEST_CITED.quote)),
      }))
      .find(({ quoted }) => quoted !== undefined);
    if (found?.held === undefined || found.quoted === undefined) {
      unsupported += 1;
      continue;
    }
    const { source, quoted } = found;
    const { text, language, verbatim } = found.held;
    const before = held.get(text);
    const said = before?.claim ?? claimFor(claim, textsOf(source), parts);
    held.set(text, {
      kind: source.kind,
      card: nameOf(source, parts.understanding),
      ...(source.kind === "note" ? { published_at: source.note.published_at } : {}),
      ...{ text, language, verbatim },
      ...(said === "" ? {} : { claim: said }),
      quotes: [...new Set([...(before?.quotes ?? []), quoted])].slice(0, 1 + MORE_QUOTES),
    });
  }
  return { held: [...held.values()].slice(0, MOST_CARD_SOURCES), unsupported };
};
