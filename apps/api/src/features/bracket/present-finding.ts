import type { DetectedCombo, DetectedGameChanger, Language } from "@spellwright/contract";
import {
  type BracketFinding,
  type BracketReason,
  type CardLabel,
  type FoundCombo,
  type FoundGameChanger,
  kindOfReason,
} from "@spellwright/decks";
import { translator } from "@spellwright/locales";

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
    t(`bracket.reasons.${code}` as "bracket.reasons.noGameChangers", {
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

const timeOf = ({ manaValue, isEarly }: FoundCombo, t: Translate): string =>
  manaValue === null
    ? t("bracket.comboTimes.unknown")
    : t(`bracket.comboTimes.${isEarly ? "early" : "late"}`, { mana: manaValue });

const presentCombo =
  (t: Translate, language: Language) =>
  (combo: FoundCombo): DetectedCombo => {
    return {
      combo_name: combo.cards.map((card) => nameOf(card, language)).join(" + "),
      cards: combo.cards.map(({ name }) => name),
      description: `${t(`bracket.combos.${combo.result}`)} ${timeOf(combo, t)}`,
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
