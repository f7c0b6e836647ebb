import type { Language } from "@spellwright/contract";
import type { TranslateStrategy } from "@spellwright/locales";
import type { FilterLabel } from "@spellwright/strategist";

/** The translator of a language, and how that language lists. */
export interface FilterPhrases {
  readonly t: TranslateStrategy;
  readonly language: Language;
}

const keywordWritten = ({ t }: FilterPhrases, keyword: string): string =>
  t(`strategy.values.keywords.${keyword}` as "strategy.values.keywords.Flying");

/** A color code, or the codes of several and of one. */
export const colorWritten = ({ t }: FilterPhrases, color: string): string => {
  if (color === "M") return t("strategy.values.filters.multicolored");
  if (color === "S") return t("strategy.values.filters.monocolored");
  return t(`strategy.values.colors.${color}` as "strategy.values.colors.W");
};

export const colorsWritten = (say: FilterPhrases, colors: readonly string[]): string =>
  (colors.length === 0 ? ["C"] : colors).map((color) => colorWritten(say, color)).join(", ");

const oneOf = ({ language }: FilterPhrases, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(words);

type TypeFilter = Extract<FilterLabel, { readonly kind: "type" }>;

const typeWritten = ({ t }: FilterPhrases, type: TypeFilter["type"]): string =>
  t(`strategy.values.types.${type}`).toLowerCase();

const byKind = (
  { t }: FilterPhrases,
  {
    kind,
  }: {
    readonly kind:
      | "free"
      | "entersTapped"
      | "entersUntapped"
      | "makesNone"
      | "makesMuch"
      | "permanent"
      | "variable"
      | "fillsGraveyard"
      | "findsLand"
      | "worthReviving";
  },
): string => t(`strategy.values.filters.${kind}`);

const FILTERS: {
  readonly [Kind in FilterLabel["kind"]]: (
    say: FilterPhrases,
    filter: Extract<FilterLabel, { readonly kind: Kind }>,
  ) => string;
} = {
  entersTapped: byKind,
  entersUntapped: byKind,
  makesNone: byKind,
  makesMuch: byKind,
  permanent: byKind,
  variable: byKind,
  free: byKind,
  fillsGraveyard: byKind,
  findsLand: byKind,
  worthReviving: byKind,
  types: (say, { types }) =>
    oneOf(
      say,
      types.map((type) => typeWritten(say, type)),
    ),
  type: (say, { type }) => typeWritten(say, type),
  notType: (say, { type }) =>
    say.t("strategy.values.filters.notType", { type: typeWritten(say, type) }),
  supertypes: (say, { supertypes }) =>
    oneOf(
      say,
      supertypes.map((supertype) => say.t(`strategy.values.filters.${supertype}`)),
    ),
  supertype: ({ t }, { supertype }) => t(`strategy.values.filters.${supertype}`),
  color: (say, { color }) => colorWritten(say, color),
  colors: (say, { colors }) =>
    oneOf(
      say,
      colors.map((color) => colorWritten(say, color)),
    ),
  makes: (say, { colors }) =>
    say.t("strategy.values.filters.makes", { colors: colorsWritten(say, colors) }),
  manaMaker: ({ t }, { maker }) => t(`strategy.values.filters.${maker}`),
  landKind: ({ t }, { landKind }) => t(`strategy.values.filters.${landKind}`),
  strength({ t }, { of, least, most }) {
    if (most === null) return t(`strategy.values.filters.${of}Least`, { least });
    return least === most
      ? t(`strategy.values.filters.${of}`, { least })
      : t(`strategy.values.filters.${of}Most`, { most });
  },
  manaValue({ t }, { least, most }) {
    if (most === null) return t("strategy.values.filters.manaValueLeast", { least });
    if (least === most) return t("strategy.values.filters.manaValue", { least });
    return least === 0
      ? t("strategy.values.filters.manaValueMost", { most })
      : t("strategy.values.filters.manaValueBetween", { least, most });
  },
  gives: (say, { keyword }) =>
    say.t("strategy.values.filters.gives", { keyword: keywordWritten(say, keyword) }),
  keyword: (say, { keyword }) => keywordWritten(say, keyword),
  keywords: (say, { keywords }) =>
    oneOf(
      say,
      keywords.map((keyword) => keywordWritten(say, keyword)),
    ),
  role: ({ t }, { role }) => t(`decks.roles.${role}`),
  roles: (say, { roles }) =>
    oneOf(
      say,
      roles.map((role) => say.t(`decks.roles.${role}`)),
    ),
  subtype: (_, { subtype }) => subtype,
  deed: ({ t }, { deed }) => t(`strategy.values.deeds.${deed}`),
  trigger: ({ t }, { trigger }) => t(`strategy.values.triggers.${trigger}`),
  copies: ({ t }, { copies }) => t("strategy.values.filters.copies", { count: copies }),
  text: ({ t }, { text }) => t("strategy.values.filters.text", { text }),
};

/** What narrows a list of cards, in words. */
export const filterWritten = (say: FilterPhrases, filter: FilterLabel): string => {
  const write: (say: FilterPhrases, filter: never) => string = FILTERS[filter.kind];
  return write(say, filter as never);
};
