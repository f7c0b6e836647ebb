import type {
  BracketSignal,
  DetectedCombo,
  DetectedGameChanger,
  Language,
} from "@spellwright/contract";
import {
  type BracketFinding,
  type BracketReason,
  type CardLabel,
  type FoundCombo,
  type FoundGameChanger,
  type FoundSignal,
  kindOfReason,
} from "@spellwright/decks";
import { translateWithData, translator } from "@spellwright/locales";

type Translate = ReturnType<typeof translator>;

/** Cards that a sentence names. */
const CARDS_NAMED = 4;

const nameOf = ({ name, printedName }: CardLabel, language: Language): string =>
  language === "fr" ? (printedName ?? name) : name;

const listed = (cards: readonly CardLabel[], t: Translate, language: Language): string => {
  const names = cards.map((card) => nameOf(card, language));
  if (names.length <= CARDS_NAMED)
    return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  const named = names.slice(0, CARDS_NAMED).join(", ");
  return t("bracket.andMore", { names: named, count: names.length - CARDS_NAMED });
};

const presentReason =
  (t: Translate, language: Language) =>
  ({ code, params, cards }: BracketReason): string =>
    translateWithData(t, `bracket.reasons.${code}`, {
      ...params,
      cards: listed(cards, t, language),
    });

const presentGameChanger =
  (t: Translate) =>
  ({ name, category, impact }: FoundGameChanger): DetectedGameChanger => ({
    card_name: name,
    category,
    impact: t(`bracket.impacts.${impact}`),
  });

/** When a combo comes; of one whose cards are too many to count for the bracket, only what it costs. */
const timeOf = (combo: FoundCombo, t: Translate): string => {
  const { manaValue: mana, isEarly, isConditional, isCounted } = combo;
  if (mana === null) return t("bracket.comboTimes.unknown");
  if (!isCounted) return t("bracket.comboTimes.uncounted", { mana });
  if (isConditional) return t("bracket.comboTimes.conditional", { mana });
  return t(`bracket.comboTimes.${isEarly ? "early" : "late"}`, { mana });
};

const presentCombo =
  (t: Translate, language: Language) =>
  (combo: FoundCombo): DetectedCombo => {
    return {
      combo_name: combo.cards.map((card) => nameOf(card, language)).join(" + "),
      cards: combo.cards.map(({ name }) => name),
      description: [
        t(`bracket.combos.${combo.result}`),
        timeOf(combo, t),
        ...(combo.how === undefined ? [] : [combo.how[language]]),
      ].join(" "),
      produces: [...combo.produces],
      prerequisites: [...combo.prerequisites],
      steps: [...combo.steps],
      url: combo.url,
    };
  };

/** A finding in the reader's language. */
export const presentFinding = (
  { reasons, gameChangers, combos }: Pick<BracketFinding, "reasons" | "gameChangers" | "combos">,
  language: Language,
) => {
  const t = translator(language);
  return {
    reasoning: reasons.map(presentReason(t, language)),
    reasoningKinds: reasons.map(({ code }) => kindOfReason(code)),
    gameChangers: gameChangers.map(presentGameChanger(t)),
    combos: combos.map(presentCombo(t, language)),
  };
};

/** Advisory signals in the reader's language. */
export const presentSignals = (
  signals: readonly FoundSignal[],
  language: Language,
): BracketSignal[] => {
  const t = translator(language);
  return signals.map(({ kind, params, cards, towards, source }) => ({
    kind,
    text: t(`bracket.signals.${kind}` as "bracket.signals.tutors", {
      count: 1,
      ...params,
      // Who tells the table names all of them.
      cards: new Intl.ListFormat(language, { type: "conjunction" }).format(
        cards.map((card) => nameOf(card, language)),
      ),
    }),
    cards: cards.map(({ name, printedName }) => ({ name, printed_name: printedName })),
    towards,
    source: {
      publisher: source.publisher,
      title: source.title,
      date: source.date,
      url: source.url,
    },
  }));
};
