import type { BracketSignal, DeckDetail, DetectedCombo, Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { lineName, type NamedLine } from "./card-text.ts";

type PresentedDeck = Pick<
  DeckDetail,
  | "name"
  | "format"
  | "bracket"
  | "declared_bracket"
  | "declared_reason"
  | "archetype"
  | "game_changers_detected"
  | "detected_combos"
  | "bracket_signals"
> & { readonly deck_cards: readonly (NamedLine & { readonly is_commander: boolean })[] };

/** So many combos are named. A talk before a game is short. */
const MOST_COMBOS = 5;

/** What is worth telling of the cards. A combo says itself when it can be paid for. */
const describeSignal = (
  { kind, text, cards }: BracketSignal,
  t: Translate,
  language: Language,
): string => {
  if (kind === "earliestCombo") return text;
  const names = cards.map(({ name, printed_name: printed }) =>
    language === "fr" ? (printed ?? name) : name,
  );
  return t(`deckTools.table.signals.${kind}`, { names: names.join(", ") });
};

/**
 * What one tells the table before a game, a line each: deck and commander, bracket, plan, Game Changers,
 * combos, what else is worth telling. Game Changers and combos say so where there is none.
 */
export const tableCard = (deck: PresentedDeck, t: Translate, language: Language): string[] => {
  const { bracket, declared_bracket: declared, declared_reason: reason, archetype } = deck;
  const list = new Intl.ListFormat(language);
  const shown = (name: string): string => {
    const line = deck.deck_cards.find(({ card_name }) => card_name === name);
    return line === undefined ? name : lineName(line, language).text;
  };
  const named = ({ cards }: DetectedCombo): string => cards.map(shown).join(" + ");
  const leads = deck.deck_cards.filter((line) => line.is_commander);
  const changers = deck.game_changers_detected.map(({ card_name: name }) => shown(name));
  const combos = deck.detected_combos.slice(0, MOST_COMBOS).map(named);
  const none = t("deckTools.table.none");
  return [
    t("deckTools.table.head", { name: deck.name, format: t(`decks.formats.${deck.format}`) }),
    ...(leads.length === 0
      ? []
      : [
          t("deckTools.table.commander", {
            names: list.format(leads.map((line) => lineName(line, language).text)),
          }),
        ]),
    ...(bracket === null ? [] : [t("deckTools.table.bracket", { bracket })]),
    ...(declared === null || declared === bracket
      ? []
      : [t("deckTools.table.declared", { declared })]),
    ...(reason === null ? [] : [t("deckTools.table.reason", { reason })]),
    ...(archetype === null
      ? []
      : [t("deckTools.table.plan", { plan: t(`forge.archetypes.${archetype}`) })]),
    ...(bracket === null
      ? []
      : [
          t("deckTools.table.changers", { names: changers.join(", ") || none }),
          t("deckTools.table.combos", { names: list.format(combos) || none }),
          ...(deck.bracket_signals ?? []).map((signal) => describeSignal(signal, t, language)),
        ]),
  ];
};
