import { EventIndex, typesIn } from "@spellwright/card-text";
import { type CardRoles, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { ANY_TYPE, creatureTypesOf } from "./tribe.ts";

const readOf = ({ card }: DeckCard): CardRoles => recogniseRoles(card);

const leadersOf = ({ cards }: DeckFacts): readonly DeckCard[] =>
  cards.filter(({ isCommander }) => isCommander);

/** The subtypes that a card wants, waits for or makes: “Forest”, “Angel”, “Aura”. */
const subtypesNamed = (each: DeckCard): readonly string[] => {
  const { concerns, events } = readOf(each);
  const words = [...concerns, ...[...events.rewards, ...events.causes].flatMap(({ of }) => of)];
  return words.filter((word) => typesIn([word]).size > 0 && !typesIn([word]).has(word));
};

const bears = ({ card }: DeckCard, words: ReadonlySet<string>): boolean =>
  (card.card_faces?.[0]?.type_line ?? card.type_line)
    .toLowerCase()
    .split(" ")
    .some((word) => words.has(word));

/** The subtypes that the commanders name. */
const wordsNamed = (facts: DeckFacts): ReadonlySet<string> =>
  new Set(leadersOf(facts).flatMap(subtypesNamed));

const spellsOf = ({ cards }: DeckFacts): readonly DeckCard[] =>
  cards.filter(({ isCommander, isLand }) => !isCommander && !isLand);

/** The spells whose words want a subtype that the commander names, or any creature type beside one. */
export const wantsCommanderTypes = (facts: DeckFacts): readonly DeckCard[] => {
  const words = wordsNamed(facts);
  const isKin = [...words].some((word) => typesIn([word]).has("creature"));
  const wanted = new Set([...words, ...(isKin ? ANY_TYPE : [])]);
  return spellsOf(facts).filter((each) =>
    [...readOf(each).concerns].some((word) => wanted.has(word)),
  );
};

/** The spells of a subtype that the commander names, and those that want it too. */
export const namedByCommander = (facts: DeckFacts): readonly DeckCard[] => {
  const words = wordsNamed(facts);
  const borne = spellsOf(facts).filter((each) => bears(each, words));
  return [...new Set([...borne, ...wantsCommanderTypes(facts)])];
};

/** So many cards that make what the commander waits for are missed one by one; of more, those that make much. */
const MOST_FEEDING = 20;
const MUCH = 2;

/** Whether a card untaps the creature that leads the deck, which is tapped for more than mana. */
const untaps = (each: DeckCard, leader: DeckCard): boolean => {
  const types = [...creatureTypesOf(leader).map((type) => type.toLowerCase()), "creature"];
  return (
    readOf(leader).events.rewards.some(({ name, of }) => name === "untap" && of.includes("self")) &&
    readOf(each).events.causes.some(
      ({ name, of, whose }) =>
        name === "untap" && whose !== "opponent" && of.every((word) => types.includes(word)),
    )
  );
};

const few = (cards: readonly DeckCard[]): boolean => copiesOf(cards) <= MOST_FEEDING;

/** Damage makes its player lose as much life (CR 120.3a). */
const LOSES_LIFE = { name: "life-lost" } as const;

/** The cards that make happen what the commander waits for. Each game begins with it. */
export const feedsCommander = (facts: DeckFacts): readonly DeckCard[] => {
  const leaders = leadersOf(facts);
  const awaited = new EventIndex<DeckCard>();
  for (const each of leaders) awaited.add(each, readOf(each).events);
  const feeds = (each: DeckCard, least: number): boolean =>
    readOf(each).events.causes.some(
      ({ name, of, whose, amount }) =>
        whose !== "any" &&
        (amount === "X" || amount >= least) &&
        (awaited.rewarding({ name, of, whose }).length > 0 ||
          (name === "damage-to-player" && awaited.rewarding({ ...LOSES_LIFE, whose }).length > 0)),
    );
  const feeding = (least: number) =>
    facts.cards.filter(
      (each) =>
        !each.isCommander && (feeds(each, least) || leaders.some((leader) => untaps(each, leader))),
    );
  return [feeding(0), feeding(MUCH)].find(few) ?? [];
};

/** The cards that wait for what the commander makes happen, or make more of it. */
export const fedByCommander = (facts: DeckFacts): readonly DeckCard[] => {
  const made = new EventIndex<DeckCard>();
  for (const each of leadersOf(facts)) made.add(each, readOf(each).events);
  return facts.cards.filter(
    (each) =>
      !each.isCommander &&
      readOf(each).events.rewards.some(
        ({ name, of, whose }) =>
          !of.includes("self") && made.causing({ name, of, whose }).length > 0,
      ),
  );
};

/** Whether the commander takes life by the mana values of cards: then dear cards are what it is built for. */
export const commanderRewardsCosts = (facts: DeckFacts): boolean =>
  leadersOf(facts).some((each) => {
    const { concerns, events } = readOf(each);
    return (
      concerns.has("mana value") &&
      events.causes.some(
        ({ name, whose, amount }) =>
          amount === "X" &&
          whose !== "you" &&
          (name === "life-lost" || name === "damage-to-player"),
      )
    );
  });
