import { type Threshold, textOfCard, thresholdsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { keywordsOf, oncePerCard } from "@spellwright/decks";
import { copiesOf, type DeckCard } from "../deck-facts.ts";
import { mechanicsIn } from "./card-themes.ts";
import { type NamedTheme, THEMES, type Theme } from "./themes.ts";

/** Which side of a theme a card is on. Undefined where it is on none. */
export type SideOf = (card: Card) => "makers" | "payoffs" | undefined;

/** A theme that the deck itself tells: a keyword that many of its cards share, a threshold that its commander counts from. */
export interface OwnMechanic extends NamedTheme {
  readonly sideOf: SideOf;
  readonly makers: readonly DeckCard[];
  readonly payoffs: readonly DeckCard[];
}

/** Themes whose members are what the deck was built for, makers as much as payoffs. */
export const OWN_THEMES: ReadonlySet<Theme> = new Set(["mechanic", "largeValue", "largePower"]);

const LEAST_MAKERS = 6;
const LEAST_PAYOFFS = 3;
/** In the list a keyword of its own is so many times as frequent as among all cards. */
const TIMES_CHANCE = 10;
/** The share of all cards that are no lands that has a keyword, measured over 32,821 of them. Others have less. */
const SHARES: Readonly<Record<string, number>> = {
  trample: 0.033,
  vigilance: 0.023,
  haste: 0.022,
  equip: 0.019,
  flash: 0.019,
  reach: 0.014,
};
const SHARE_OF_OTHERS = 0.013;

/** What other themes are about already. */
const isThemed = (mechanic: string): boolean =>
  THEMES.some(
    ({ theme, makers, payoffs }) =>
      theme === mechanic ||
      [...makers, ...payoffs].some(
        (part) => "keyword" in part && part.keyword.toLowerCase() === mechanic,
      ),
  );

/** The keywords and keyword actions that a card has by its data and its words. */
const keywordsIn = ({ card }: Pick<DeckCard, "card">): readonly string[] => {
  const { has } = mechanicsIn(card);
  return [...keywordsOf(card)].map((name) => name.toLowerCase()).filter((name) => has.has(name));
};

const spellsOf = (cards: readonly DeckCard[]): readonly DeckCard[] =>
  cards.filter(({ isLand }) => !isLand);

/** Sides of a mechanic among cards. One that rewards it is a payoff, whatever it has itself. */
const sidesOf = (cards: readonly DeckCard[], sideOf: SideOf) => ({
  makers: cards.filter(({ card }) => sideOf(card) === "makers"),
  payoffs: cards.filter(({ card }) => sideOf(card) === "payoffs"),
});

const isLed = (cards: readonly DeckCard[]): boolean => cards.some(({ isCommander }) => isCommander);

/** The keyword that many cards of a deck share far more than by chance, and that others of it reward. */
const sharedKeyword = (cards: readonly DeckCard[]): OwnMechanic | undefined => {
  const spells = spellsOf(cards);
  const names = new Set(spells.flatMap(keywordsIn));
  const [found] = [...names]
    .filter((name) => !isThemed(name))
    .map((name) => {
      const sideOf: SideOf = (card) => {
        if (mechanicsIn(card).rewards.has(name)) return "payoffs";
        return keywordsIn({ card }).includes(name) ? "makers" : undefined;
      };
      const kind = { en: name, fr: name };
      return { theme: "mechanic" as const, kind, sideOf, ...sidesOf(spells, sideOf) };
    })
    .filter(({ kind, makers, payoffs }) => {
      const least = TIMES_CHANCE * (SHARES[kind.en] ?? SHARE_OF_OTHERS) * copiesOf(spells);
      return (
        copiesOf(makers) >= Math.max(LEAST_MAKERS, least) &&
        (copiesOf(payoffs) >= LEAST_PAYOFFS || isLed(payoffs))
      );
    })
    .toSorted((one, other) => copiesOf(other.makers) - copiesOf(one.makers));
  return found;
};

const reaches = (card: Card, { measure, least, of }: Threshold): boolean => {
  const [face = card] = card.card_faces ?? [];
  const type = (face.type_line ?? card.type_line).toLowerCase();
  const value = measure === "power" ? Number(face.power ?? card.power ?? Number.NaN) : card.cmc;
  const isOfIt = of.some((words) =>
    words.every((word) => OF_ANY_TYPE.has(word) || type.includes(word)),
  );
  return value >= least && isOfIt;
};
/** Words that any card may be. The others are its types, or nothing that is known of it. */
const OF_ANY_TYPE = new Set(["card", "permanent", "source", "spell"]);
/** From a lower threshold on most cards count. */
const LEAST_THRESHOLD = 4;

const thresholdsIn = oncePerCard((card: Card): readonly Threshold[] =>
  thresholdsOf(textOfCard(card)),
);

/** What the commander counts from some power or mana value on. */
const countedByCommander = (cards: readonly DeckCard[]): readonly OwnMechanic[] => {
  const spells = spellsOf(cards);
  const counted = spells.filter(({ isCommander }) => isCommander);
  return counted
    .flatMap(({ card }) => thresholdsIn(card))
    .filter(({ least }) => least >= LEAST_THRESHOLD)
    .map((threshold): OwnMechanic => {
      const sideOf: SideOf = (card) => {
        const isAlike = thresholdsIn(card).some(({ measure }) => measure === threshold.measure);
        if (isAlike) return "payoffs";
        return reaches(card, threshold) ? "makers" : undefined;
      };
      const theme = threshold.measure === "power" ? "largePower" : "largeValue";
      return { theme, sideOf, ...sidesOf(spells, sideOf) };
    })
    .filter(({ makers }) => copiesOf(makers) >= LEAST_MAKERS)
    .slice(0, 1);
};

/** The mechanics that a deck itself tells, none of which a table of themes names. */
export const ownMechanics = (cards: readonly DeckCard[]): readonly OwnMechanic[] => {
  const shared = sharedKeyword(cards);
  return [...(shared === undefined ? [] : [shared]), ...countedByCommander(cards)];
};
