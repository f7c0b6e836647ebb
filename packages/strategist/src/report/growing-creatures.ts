import {
  type Deed,
  deedsOf,
  headOf,
  type Noun,
  nounsIn,
  partyOf,
  textOfCard,
  wordsOfNoun,
} from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { oncePerCard } from "@spellwright/decks";
import { copiesOf, type DeckCard } from "../deck-facts.ts";

/** So much of a deck is there to be counted by the time that it matters. */
const LEAST_COUNTED = 0.25;

const deedsIn = oncePerCard((card: Card): readonly Deed[] =>
  textOfCard(card).faces.flatMap(({ abilities }) => deedsOf(abilities)),
);

const isSelf = (noun: Noun | undefined): boolean =>
  noun !== undefined && nounsIn(noun).some(({ ref }) => ref === "SELF");

/** “+2/+2”, “+X/+0”: it deals more damage; what is paid for with toughness kills the small ones. */
const isGrowth = ({ verb, clause: { size = "" } }: Deed): boolean =>
  verb === "get" && size.startsWith("+") && !size.startsWith("+0") && !size.includes("/-");

/** What the size of a creature itself counts: “for each land you control”, “the number of lands” (CR 604.3). */
const countedIn = (deed: Deed): readonly Noun[] => {
  const { who, clause, modifiers, verb } = deed;
  if (isGrowth(deed) && isSelf(who))
    return modifiers.flatMap(({ forEach }) => (forEach === undefined ? [] : nounsIn(forEach)));
  const count = clause.compare?.amount?.count;
  return verb === "be" && isSelf(who.whose) && count !== undefined ? nounsIn(count) : [];
};

const countedBy = oncePerCard((card: Card): readonly Noun[] =>
  deedsIn(card)
    .filter(({ ability: { kind } }) => kind === "static")
    .flatMap(countedIn),
);

/** Whether a creature counts something for its size, whatever of it a deck has. */
export const countsForSize = (card: Card): boolean => countedBy(card).length > 0;

/** Tells whether a creature grows with what much of a deck is. It is as good as a large one. */
export const growsWith = (cards: readonly DeckCard[]): ((each: DeckCard) => boolean) => {
  const least = LEAST_COUNTED * copiesOf(cards);
  const types = cards.map(({ card, quantity }) => ({
    quantity,
    words: new Set(card.type_line.toLowerCase().split(/\W+/)),
  }));
  const isMany = (noun: Noun): boolean =>
    wordsOfNoun(noun).some(
      (row) => copiesOf(types.filter(({ words }) => row.every((word) => words.has(word)))) >= least,
    );
  return ({ card }) => countedBy(card).some(isMany);
};

const isOfCreature = (noun: Noun): boolean =>
  wordsOfNoun(noun).some((row) => row.includes("creature")) || headOf(noun).done === "enchant";

const growsOther = (deed: Deed): boolean =>
  isGrowth(deed) &&
  nounsIn(deed.who).some((one) => one.ref === undefined && isOfCreature(one)) &&
  partyOf(deed.who) !== "opponent";

/** Whether a card makes a creature beside itself deal more, were it once. */
export const enlarges = oncePerCard((card: Card): boolean => deedsIn(card).some(growsOther));

/** Whether a card makes other creatures deal more. All of one’s own, or one as long or as often as one likes. */
export const enlargesOthers = oncePerCard((card: Card): boolean =>
  deedsIn(card).some((deed) => {
    const { who, what, verb, ability } = deed;
    if (verb === "double" && partyOf(what ?? {}) === "you")
      return (what?.is ?? []).some(({ any }) => any?.flat().some(({ thing }) => thing === "power"));
    return (
      growsOther(deed) &&
      (ability.kind !== "spell" || (partyOf(who) === "you" && who.target !== true))
    );
  }),
);

/** Whether a card makes lands beside itself into creatures. */
export const animatesLands = oncePerCard((card: Card): boolean =>
  deedsIn(card).some(
    ({ verb, who, what }) =>
      verb === "become" &&
      !isSelf(who) &&
      headOf(who).type === "land" &&
      what !== undefined &&
      headOf(what).type === "creature",
  ),
);
