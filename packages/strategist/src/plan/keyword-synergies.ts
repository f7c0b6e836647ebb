import { recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";

const leadersOf = ({ cards }: DeckFacts): readonly DeckCard[] =>
  cards.filter(({ isCommander }) => isCommander);

/** The keywords that the commanders ask of other cards: “if a creature card in your graveyard has flying”. */
export const keywordsWanted = (facts: DeckFacts): ReadonlySet<string> =>
  new Set(leadersOf(facts).flatMap(({ card }) => [...recogniseRoles(card).asks]));

/** Of so many keywords a card has to bring several. */
const MANY_ASKED = 4;
const SEVERAL = 2;
/** A card that asks for so many of the same keywords wants what the commander wants. */
const ALIKE = 0.5;

const isCreature = ({ card }: Pick<DeckCard, "card">): boolean =>
  card.type_line.includes("Creature");

/** How many of some keywords a creature has. */
export const countKeywords = (
  each: Pick<DeckCard, "card">,
  wanted: ReadonlySet<string>,
): number => {
  if (!isCreature(each)) return 0;
  const own = recogniseRoles(each.card).casting?.keywords ?? [];
  return new Set(own.map(({ name }) => name).filter((name) => wanted.has(name))).size;
};

/** Tells whether a creature has enough of what is wanted. */
export const hasWantedKeywords = (
  wanted: ReadonlySet<string>,
): ((each: Pick<DeckCard, "card">) => boolean) => {
  const least = wanted.size < MANY_ASKED ? 1 : SEVERAL;
  return (each) => wanted.size > 0 && countKeywords(each, wanted) >= least;
};

/** Tells whether a card asks for what the commander asks for. */
export const asksForSameKeywords = (
  wanted: ReadonlySet<string>,
): ((each: Pick<DeckCard, "card">) => boolean) => {
  const asked = (card: DeckCard["card"]): number =>
    [...recogniseRoles(card).asks].filter((name) => wanted.has(name)).length;
  return ({ card }) => wanted.size > 0 && asked(card) >= Math.max(1, wanted.size * ALIKE);
};

/** The creatures that have what the commanders ask for, those with most of it first. */
export const creaturesWithWantedKeywords = (facts: DeckFacts): readonly DeckCard[] => {
  const wanted = keywordsWanted(facts);
  const bears = hasWantedKeywords(wanted);
  return facts.cards
    .filter((each) => !each.isCommander && bears(each))
    .toSorted((one, other) => countKeywords(other, wanted) - countKeywords(one, wanted));
};

/** A keyword that no more cards have is missed with each of them. */
const FEW_BEARERS = 3;

/** The creatures that have a keyword that the commanders ask for, though not enough of them, and those by which it is there at all. */
export const fewCreaturesWithKeyword = (
  facts: DeckFacts,
): { readonly any: readonly DeckCard[]; readonly rare: readonly DeckCard[] } => {
  const wanted = keywordsWanted(facts);
  const bears = hasWantedKeywords(wanted);
  const others = facts.cards.filter(({ isCommander }) => !isCommander);
  const rare = [...wanted]
    .map((keyword) => others.filter((each) => countKeywords(each, new Set([keyword])) > 0))
    .filter((bearers) => copiesOf(bearers) <= FEW_BEARERS);
  return {
    any: others.filter((each) => countKeywords(each, wanted) > 0 && !bears(each)),
    rare: [...new Set(rare.flat())],
  };
};

/** The cards that ask for the keywords that the commanders ask for. */
export const cardsAskingForKeywords = (facts: DeckFacts): readonly DeckCard[] => {
  const alike = asksForSameKeywords(keywordsWanted(facts));
  return facts.cards.filter((each) => !each.isCommander && alike(each));
};

/** How traits name a keyword that is given. */
export const GIVES = "gives:";
/** Keywords that so many cards give are nothing that the commander alone is for. */
const MOST_GIVERS = 6;

/** What a card gives by keyword, as traits name it. */
const givenBy = ({ card }: DeckCard): readonly string[] =>
  [...recogniseRoles(card).does.traits].filter((trait) => trait.startsWith(GIVES));

/** The few cards that give others a keyword that the commanders give. */
export const keywordGivers = (facts: DeckFacts): readonly DeckCard[] => {
  const given = new Set(leadersOf(facts).flatMap(givenBy));
  const found = facts.cards.filter(
    (each) => !each.isCommander && givenBy(each).some((trait) => given.has(trait)),
  );
  return copiesOf(found) <= MOST_GIVERS ? found : [];
};

/** Whether a card fills its owner’s graveyard. */
export const fillsGraveyard = ({ card }: Pick<DeckCard, "card">): boolean =>
  recogniseRoles(card).events.causes.some(
    ({ name, whose }) =>
      whose !== "opponent" &&
      whose !== "any" &&
      (name === "mill" ||
        name === "discard" ||
        name === "surveil" ||
        name === "put-into-graveyard"),
  );

/** Whether a commander counts or uses creatures in its owner’s graveyard. */
export const wantsGraveyard = (facts: DeckFacts): boolean =>
  leadersOf(facts).some(({ card }) => {
    const { concerns } = recogniseRoles(card);
    return concerns.has("graveyard") && concerns.has("creature");
  });

/** The spells that fill the graveyard that a commander wants filled. */
export const graveyardFillers = (facts: DeckFacts): readonly DeckCard[] =>
  wantsGraveyard(facts)
    ? facts.cards.filter((each) => !each.isCommander && !each.isLand && fillsGraveyard(each))
    : [];
