import type { Language } from "@spellwright/contract";
import type { FoundMark } from "@spellwright/decks";
import { strategyTranslator, translateWithData } from "@spellwright/locales";
import type {
  CardReference,
  Finding,
  FindingValue,
  LocalFindings,
  ToldSlot,
} from "@spellwright/strategist";
import { colorsWritten, colorWritten, type FilterPhrases, filterWritten } from "./write-filter.ts";

/** A chance that is not quite nothing, and one that is not quite certain, are never rounded to it. */
const percent = ({ t, language }: FilterPhrases, share: number): string => {
  if (share > 0 && share < 0.01) return t("strategy.values.below1");
  if (share < 1 && share > 0.99) return t("strategy.values.above99");
  const value = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(share * 100);
  return t("strategy.values.percent", { value });
};

const cardName = (card: CardReference, language: Language): string =>
  language === "fr" ? (card.printed_name ?? card.name) : card.name;

const listed = ({ t, language }: FilterPhrases, cards: readonly CardReference[]): string =>
  cards.length === 0
    ? t("strategy.values.none")
    : cards
        .map((card) => {
          const name = cardName(card, language);
          return (card.quantity ?? 1) > 1
            ? t("strategy.values.cardWithCopies", { name, copies: card.quantity })
            : t("strategy.values.card", { name });
        })
        .join(", ");

/** The first names and how many cards follow, as a sentence goes on after them. */
const firstOf = (say: FilterPhrases, cards: readonly CardReference[], most: number): string => {
  const { t, language } = say;
  const count = cards.length - most;
  if (count > 0)
    return t("strategy.values.cardsMore", {
      names: listed(say, cards.slice(0, most)),
      count,
    });
  const names = cards.map((card) => listed(say, [card]));
  return names.length === 0
    ? t("strategy.values.none")
    : new Intl.ListFormat(language, { type: "conjunction" }).format(names);
};

/** A figure that told an archetype. Shares and averages are no counts. */
const markWritten = (say: FilterPhrases, { mark, value }: FoundMark): string => {
  const figure = mark === "kinShare" ? percent(say, value) : decimal(say, value);
  return say.t(`strategy.values.marks.${mark}`, { figure });
};

const decimal = ({ language }: FilterPhrases, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** What a question told, as a sentence names it. */
const toldWritten = ({ t, language }: FilterPhrases, told: ToldSlot): string => {
  switch (told.slot) {
    case "card":
      return language === "fr" ? (told.printed_name ?? told.name) : told.name;
    case "role":
      // A question that speaks of a graveyard is read so, whatever is to come of it.
      if (told.role === "recursion") return t("strategy.values.told.graveyard");
      return t(`decks.roles.${told.role}`);
    case "opponent":
      return t(`strategy.values.opponents.${told.opponent}`);
    case "format":
      return t(`decks.formats.${told.format}`);
    case "side":
      return t(`strategy.values.told.${told.side}`);
    case "turn":
      return t("strategy.values.told.turn", { turn: told.turn });
    case "bracket":
      return t("strategy.values.told.bracket", { bracket: told.bracket });
    case "budget":
      return t("strategy.values.told.budget");
  }
};

type WrittenValue = Exclude<FindingValue, string | number>;
/** What a value may be of. */
type Of = WrittenValue extends infer Value ? (Value extends Value ? keyof Value : never) : never;

const VALUES: {
  readonly [Field in Exclude<Of, "currency" | "draw" | "most">]: (
    say: FilterPhrases,
    value: Extract<WrittenValue, Readonly<Record<Field, unknown>>>,
  ) => string;
} = {
  percent: (say, value) => percent(say, value.percent),
  play: (say, { play, draw }) =>
    say.t("strategy.values.bySide", { play: percent(say, play), draw: percent(say, draw) }),
  points: ({ t }, { points }) =>
    t("strategy.values.points", { count: Math.max(1, Math.round(points * 100)) }),
  decimal: (say, value) => decimal(say, value.decimal),
  price: ({ language }, { price, currency }) =>
    new Intl.NumberFormat(language, { style: "currency", currency }).format(price),
  role: ({ t }, { role }) => t(`decks.roles.${role}`),
  roles: ({ t }, { roles }) => roles.map((role) => t(`decks.roles.${role}`)).join(", "),
  marks: (say, { marks }) => marks.map((mark) => markWritten(say, mark)).join(", "),
  archetype: ({ t }, { archetype }) => t(`forge.archetypes.${archetype}`),
  colors: (say, { colors }) => colorsWritten(say, colors),
  format: ({ t }, { format }) => t(`decks.formats.${format}`),
  formats: ({ t, language }, { formats }) =>
    new Intl.ListFormat(language).format(formats.map((format) => t(`decks.formats.${format}`))),
  color: (say, { color }) => colorWritten(say, color),
  type: ({ t }, { type }) => t(`strategy.values.types.${type}` as "strategy.values.none"),
  filters: (say, { filters }) => filters.map((filter) => filterWritten(say, filter)).join(", "),
  kind: ({ language }, { kind }) => kind[language],
  opponent: ({ t }, { opponent }) => t(`strategy.values.opponents.${opponent}`),
  opponents: ({ t, language }, { opponents }) =>
    new Intl.ListFormat(language).format(
      opponents.map((opponent) => t(`strategy.values.opponents.${opponent}`)),
    ),
  told: (say, { told }) =>
    new Intl.ListFormat(say.language).format(told.map((each) => toldWritten(say, each))),
  theme: ({ t }, { theme }) => t(`strategy.values.themes.${theme}`),
  themes: ({ t, language }, { themes }) =>
    new Intl.ListFormat(language).format(
      themes.map(({ theme, kind }) => kind?.[language] ?? t(`strategy.values.themes.${theme}`)),
    ),
  means: ({ t }, { means }) => t(`strategy.values.means.${means}`),
  threats: ({ t }, { threats }) =>
    threats
      .map((threat) => t(`strategy.values.threats.${threat}` as "strategy.values.threats.spell"))
      .join(", "),
  card: ({ language }, { card }) => cardName(card, language),
  cards: (say, { cards, most }) =>
    most === undefined ? listed(say, cards) : firstOf(say, cards, most),
};

const writtenValue = (say: FilterPhrases, value: FindingValue): string | number => {
  if (typeof value !== "object") return value;
  const field = Object.keys(value).find((each) => each in VALUES) as keyof typeof VALUES;
  const write: (say: FilterPhrases, value: never) => string = VALUES[field];
  return write(say, value as never);
};

/** A sentence as it begins: with a capital. */
export const capitalised = (sentence: string, language: Language): string =>
  sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);

/** What is wrong with a deck and what its bracket follows from is said as the deck page says it. */
const keyOf = (code: string): string => {
  if (code.startsWith("legality.")) return `decks.${code}`;
  if (code.startsWith("report.")) return `strategy.${code}`;
  if (code.startsWith("bracket.")) return code.replace("bracket.", "bracket.reasons.");
  if (code.startsWith("signal.")) return code.replace("signal.", "bracket.signals.");
  return `strategy.findings.${code}`;
};

/** A finding in words. */
export const writeFinding = ({ code, params }: Finding, language: Language): string => {
  const t = strategyTranslator(language);
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, writtenValue({ t, language }, value)]),
  );
  const key = keyOf(code);
  return capitalised(translateWithData(t, key, values), language);
};

/** Findings of the strategist in words. */
export const writeFindings = (
  { headline, sections }: Pick<LocalFindings, "headline" | "sections">,
  language: Language,
) => {
  const t = strategyTranslator(language);
  return {
    answer: writeFinding(headline, language),
    sections: sections.map(({ title, items, asks }) => ({
      title: t(`strategy.sections.${title}` as "strategy.sections.lands"),
      items: items.map((item) => ({ text: writeFinding(item, language) })),
      ...(asks ? { asks } : {}),
    })),
  };
};
