import type { Language } from "@spellwright/contract";
import type { FoundMark } from "@spellwright/decks";
import { sayWithData, strategyTranslator, type TranslateStrategy } from "@spellwright/locales";
import type {
  CardReference,
  FilterLabel,
  Finding,
  FindingValue,
  LocalFindings,
} from "@spellwright/strategist";

/** A chance that is not quite nothing, and one that is not quite certain, are never rounded to it. */
const percent = (share: number, t: TranslateStrategy, language: Language): string => {
  if (share > 0 && share < 0.01) return t("strategy.values.below1");
  if (share < 1 && share > 0.99) return t("strategy.values.above99");
  const value = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(share * 100);
  return t("strategy.values.percent", { value });
};

const cardName = (card: CardReference, language: Language): string =>
  language === "fr" ? (card.printed_name ?? card.name) : card.name;

const listed = (
  cards: readonly CardReference[],
  t: TranslateStrategy,
  language: Language,
): string =>
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
const firstOf = (
  cards: readonly CardReference[],
  most: number,
  t: TranslateStrategy,
  language: Language,
): string => {
  const count = cards.length - most;
  if (count > 0)
    return t("strategy.values.cardsMore", {
      names: listed(cards.slice(0, most), t, language),
      count,
    });
  const names = cards.map((card) => listed([card], t, language));
  return names.length === 0
    ? t("strategy.values.none")
    : new Intl.ListFormat(language, { type: "conjunction" }).format(names);
};

const keywordWritten = (keyword: string, t: TranslateStrategy): string =>
  t(`strategy.values.keywords.${keyword}` as "strategy.values.keywords.Flying");

const colorWritten = (color: string, t: TranslateStrategy): string => {
  if (color === "M") return t("strategy.values.filters.multicolored");
  if (color === "S") return t("strategy.values.filters.monocolored");
  return t(`strategy.values.colors.${color}` as "strategy.values.colors.W");
};

const colorsWritten = (colors: readonly string[], t: TranslateStrategy): string =>
  (colors.length === 0 ? ["C"] : colors).map((color) => colorWritten(color, t)).join(", ");

const filterWritten = (filter: FilterLabel, t: TranslateStrategy, language: Language): string => {
  switch (filter.kind) {
    case "types":
      return new Intl.ListFormat(language, { type: "disjunction" }).format(
        filter.types.map((type) => t(`strategy.values.types.${type}`).toLowerCase()),
      );
    case "manaMaker":
      return t(`strategy.values.filters.${filter.maker}`);
    case "entersTapped":
    case "entersUntapped":
    case "makesNone":
    case "makesMuch":
    case "permanent":
    case "variable":
    case "free":
      return t(`strategy.values.filters.${filter.kind}`);
    case "notType":
      return t("strategy.values.filters.notType", {
        type: t(`strategy.values.types.${filter.type}`).toLowerCase(),
      });
    case "type":
      return t(`strategy.values.types.${filter.type}`).toLowerCase();
    case "supertypes":
      return new Intl.ListFormat(language, { type: "disjunction" }).format(
        filter.supertypes.map((supertype) => t(`strategy.values.filters.${supertype}`)),
      );
    case "supertype":
      return t(`strategy.values.filters.${filter.supertype}`);
    case "color":
      return colorWritten(filter.color, t);
    case "colors":
      return new Intl.ListFormat(language, { type: "disjunction" }).format(
        filter.colors.map((color) => colorWritten(color, t)),
      );
    case "makes":
      return t("strategy.values.filters.makes", { colors: colorsWritten(filter.colors, t) });
    case "landKind":
      return t(`strategy.values.filters.${filter.landKind}`);
    case "strength": {
      const { of, least, most } = filter;
      if (most === null) return t(`strategy.values.filters.${of}Least`, { least });
      return least === most
        ? t(`strategy.values.filters.${of}`, { least })
        : t(`strategy.values.filters.${of}Most`, { most });
    }
    case "gives":
      return t("strategy.values.filters.gives", { keyword: keywordWritten(filter.keyword, t) });
    case "roles":
      return new Intl.ListFormat(language, { type: "disjunction" }).format(
        filter.roles.map((role) => t(`decks.roles.${role}`)),
      );
    case "role":
      return t(`decks.roles.${filter.role}`);
    case "subtype":
      return filter.subtype;
    case "keywords":
      return new Intl.ListFormat(language, { type: "disjunction" }).format(
        filter.keywords.map((keyword) => keywordWritten(keyword, t)),
      );
    case "keyword":
      return keywordWritten(filter.keyword, t);
    case "deed":
      return t(`strategy.values.deeds.${filter.deed}`);
    case "trigger":
      return t(`strategy.values.triggers.${filter.trigger}`);
    case "findsLand":
    case "worthReviving":
      return t(`strategy.values.filters.${filter.kind}`);
    case "copies":
      return t("strategy.values.filters.copies", { copies: filter.copies });
    case "text":
      return t("strategy.values.filters.text", { text: filter.text });
    case "manaValue": {
      const { least, most } = filter;
      if (most === null) return t("strategy.values.filters.manaValueLeast", { least });
      if (least === most) return t("strategy.values.filters.manaValue", { least });
      return least === 0
        ? t("strategy.values.filters.manaValueMost", { most })
        : t("strategy.values.filters.manaValueBetween", { least, most });
    }
  }
};

const filtersWritten = (
  filters: readonly FilterLabel[],
  t: TranslateStrategy,
  language: Language,
): string => filters.map((filter) => filterWritten(filter, t, language)).join(", ");

/** A figure that told an archetype; shares and averages are no counts. */
const markWritten = (
  { mark, value }: FoundMark,
  t: TranslateStrategy,
  language: Language,
): string => {
  const figure =
    mark === "kinShare"
      ? percent(value, t, language)
      : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return t(`strategy.values.marks.${mark}`, { figure });
};

const writtenValue = (
  value: FindingValue,
  t: TranslateStrategy,
  language: Language,
): string | number => {
  if (typeof value !== "object") return value;
  if ("percent" in value) return percent(value.percent, t, language);
  if ("points" in value)
    return t("strategy.values.points", { count: Math.max(1, Math.round(value.points * 100)) });
  if ("decimal" in value)
    return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value.decimal);
  if ("price" in value)
    return new Intl.NumberFormat(language, { style: "currency", currency: value.currency }).format(
      value.price,
    );
  if ("role" in value) return t(`decks.roles.${value.role}`);
  if ("roles" in value) return value.roles.map((role) => t(`decks.roles.${role}`)).join(", ");
  if ("marks" in value) return value.marks.map((each) => markWritten(each, t, language)).join(", ");
  if ("archetype" in value) return t(`forge.archetypes.${value.archetype}`);
  if ("colors" in value) return colorsWritten(value.colors, t);
  if ("format" in value) return t(`decks.formats.${value.format}`);
  if ("color" in value) return colorWritten(value.color, t);
  if ("type" in value) return t(`strategy.values.types.${value.type}` as "strategy.values.none");
  if ("filters" in value) return filtersWritten(value.filters, t, language);
  if ("kind" in value) return value.kind[language];
  if ("opponent" in value) return t(`strategy.values.opponents.${value.opponent}`);
  if ("opponents" in value)
    return new Intl.ListFormat(language).format(
      value.opponents.map((opponent) => t(`strategy.values.opponents.${opponent}`)),
    );
  if ("axis" in value) return t(`strategy.values.axes.${value.axis}`);
  if ("means" in value) return t(`strategy.values.means.${value.means}`);
  if ("threats" in value)
    return value.threats
      .map((threat) => t(`strategy.values.threats.${threat}` as "strategy.values.threats.spell"))
      .join(", ");
  if ("card" in value) return cardName(value.card, language);
  return value.most === undefined
    ? listed(value.cards, t, language)
    : firstOf(value.cards, value.most, t, language);
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
    Object.entries(params).map(([name, value]) => [name, writtenValue(value, t, language)]),
  );
  const key = keyOf(code);
  return capitalised(sayWithData(t, key, values), language);
};

/** Findings of the strategist in words. */
export const writeFindings = (
  { headline, sections }: Pick<LocalFindings, "headline" | "sections">,
  language: Language,
) => {
  const t = strategyTranslator(language);
  return {
    answer: writeFinding(headline, language),
    sections: sections.map(({ title, items }) => ({
      title: t(`strategy.sections.${title}` as "strategy.sections.lands"),
      items: items.map((item) => ({ text: writeFinding(item, language) })),
    })),
  };
};
