import type { Bilingual, Card, Language } from "@spellwright/contract";
import { LANGUAGES } from "@spellwright/contract";
import type { WrittenKnowledge } from "@spellwright/judge";
import type { RulesEdition } from "@spellwright/rulebook";
import { type Columns, fromColumns, type Json } from "./columns.ts";
import { compactCard } from "./compact-card.ts";
import type { FactLines } from "./create-pack-facts.ts";
import { toColumns } from "./to-columns.ts";

/** What a release puts beside its pages: what the judge knows, and the starter rules and cards. */
export interface StarterPack {
  /** Id of the edition of the rules. */
  readonly rules: string;
  /** ISO date of the card facts. */
  readonly cards: string;
  readonly content: Columns;
}

/** What a starter pack is made of. */
export interface StarterContent {
  readonly knowledge: WrittenKnowledge;
  readonly edition: RulesEdition;
  /** In the order in which the server indexes their names. */
  readonly cards: readonly Card[];
  /** ISO date of the card facts. */
  readonly cardsDate: string;
}

/** A text under the name of its language: so that texts of one language share a column. */
type Spoken = Partial<Bilingual>;
type Written = WrittenKnowledge["settledQuestions"][number]["wordings"][number];

/** The content as it is written. */
interface Packed extends Pick<WrittenKnowledge, "vocabulary" | "definitions"> {
  readonly settledQuestions: readonly (Omit<
    WrittenKnowledge["settledQuestions"][number],
    "wordings"
  > & {
    readonly wordings: readonly (Omit<Written, "text" | "language"> & Spoken)[];
  })[];
  readonly elsewhere: readonly Spoken[];
  /** Each as JSON: hardly two are made of the same parts. */
  readonly figures: readonly string[];
  readonly edition: Omit<RulesEdition, "glossary">;
  /** The glossary of the edition: so many of the definitions, which say more of the same terms. */
  readonly glossary: number;
  /** What a card states is JSON in it: hardly two say the same. */
  readonly cards: readonly Readonly<Record<string, unknown>>[];
}

const underLanguage = <Of extends { readonly language: Language; readonly text: string }>({
  language,
  text,
  ...others
}: Of): Omit<Of, "language" | "text"> & Spoken => ({ [language]: text, ...others });

const withLanguage = <Of extends Spoken>({ fr, en, ...others }: Of) => ({
  language: LANGUAGES[fr === undefined ? 1 : 0],
  text: fr ?? en ?? "",
  ...others,
});

type PackedCard = Packed["cards"][number];

const withText = ({ stated, ...card }: PackedCard): PackedCard =>
  stated === undefined ? card : { ...card, stated: JSON.stringify(stated) };

const withStated = ({ stated, ...card }: PackedCard): PackedCard =>
  typeof stated === "string" ? { ...card, stated: JSON.parse(stated) as unknown } : card;

/** Writes the starter pack of a release. */
export const writeStarterPack = ({
  knowledge,
  edition: { glossary, ...edition },
  cards,
  cardsDate,
}: StarterContent): StarterPack => {
  const { vocabulary, figures, settledQuestions, elsewhere, definitions } = knowledge;
  const packed: Packed = {
    ...{ vocabulary, definitions, edition, glossary: glossary.length },
    settledQuestions: settledQuestions.map(({ wordings, ...question }) => ({
      ...question,
      wordings: wordings.map(underLanguage),
    })),
    elsewhere: elsewhere.map(underLanguage),
    figures: figures.map((figure) => JSON.stringify(figure)),
    cards: cards.map((card) => withText(compactCard(card))),
  };
  const content = toColumns(JSON.parse(JSON.stringify(packed)) as Json);
  return { rules: edition.id, cards: cardsDate, content };
};

/** Reads a starter pack: what was written, cards as `compactCard` keeps them. */
export const readStarterPack = ({
  content,
}: StarterPack): FactLines & { readonly knowledge: WrittenKnowledge } => {
  const packed = fromColumns(content) as unknown as Packed;
  const { vocabulary, definitions, figures, settledQuestions, elsewhere, edition, cards } = packed;
  return {
    knowledge: {
      ...{ vocabulary, definitions },
      settledQuestions: settledQuestions.map((question) => ({
        ...question,
        wordings: question.wordings.map(withLanguage),
      })),
      elsewhere: elsewhere.map(withLanguage),
      figures: figures.map((line): WrittenKnowledge["figures"][number] => JSON.parse(line)),
    },
    edition: {
      ...edition,
      glossary: definitions
        .slice(0, packed.glossary)
        .map(({ term, definition, rules }) => ({ term, definition, rules })),
    },
    cards: cards.map((card) => JSON.stringify(withStated(card))),
    rulings: [],
  };
};
