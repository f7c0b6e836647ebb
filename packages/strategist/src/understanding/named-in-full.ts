import { foldPhrase } from "@spellwright/text";
import type { NamedCard, StrategyQuestion } from "../strategist.ts";
import { markCards } from "./mark-cards.ts";

/** Cards of other games of Magic, which no deck holds (CR 311, 312, 313, 314). */
const OUTSIDE_DECKS: ReadonlySet<string> = new Set(["Vanguard", "Plane", "Phenomenon", "Scheme"]);

const mayBeHeld = ({ card }: NamedCard): boolean =>
  !card.type_line.split(" ").some((type) => OUTSIDE_DECKS.has(type));

/**
 * A question with the cards that it names as a whole: “Final Fortune” does not name a card called “Fortune”, and
 * “Serra” is no Vanguard.
 */
export const namedInFull = (question: StrategyQuestion): StrategyQuestion => {
  const cards = question.cards.filter(mayBeHeld);
  const names = cards.map(({ written }) => foldPhrase(written));
  const standsAlone = (name: string): boolean => {
    const longer = names.filter((other) => other.length > name.length && other.includes(name));
    if (longer.length === 0) return true;
    const rest = markCards(foldPhrase(question.question), longer, "§");
    return markCards(rest, [name], "§§") !== rest;
  };
  return { ...question, cards: cards.filter((_, at) => standsAlone(names[at] ?? "")) };
};
