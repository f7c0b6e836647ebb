import {
  awaitedActs,
  type CardEvents,
  type CausedEvent,
  type Deed,
  deedsOf,
  headOf,
  partyOf,
  quantityOf,
  typesIn,
  wordsOfNoun,
} from "@spellwright/card-text";
import type { CardWords } from "../roles/card-words.ts";
import { putsLands } from "../roles/rules/mana-and-cards.ts";
import {
  isGroup,
  isIn,
  isLand,
  isSelf,
  isTarget,
  isThing,
  mayBeTheirs,
  type Noun,
  some,
} from "../roles/rules/nouns.ts";
import { hindersAttacks, hindersPlays } from "../roles/rules/protection-and-stax.ts";
import { isDone, isForbidden, type RoleRule } from "../roles/rules/rule.ts";

/** Whether a card's words say that it has a trait. */
type TraitRule = (words: CardWords, events: CardEvents) => boolean;

const does =
  (test: (deed: Deed) => boolean): TraitRule =>
  ({ deeds }) =>
    deeds.some((deed) => isDone(deed) && test(deed));

const ruled =
  (rule: RoleRule): TraitRule =>
  (words) =>
    words.deeds.some((deed) => rule(deed, words));

const doesTo = (verb: string): TraitRule => does((deed) => deed.verb === verb);

const causes =
  (name: CausedEvent["name"], test: (event: CausedEvent) => boolean = () => true): TraitRule =>
  (_words, events) =>
    events.causes.some((event) => event.name === name && test(event));

const either =
  (...rules: readonly TraitRule[]): TraitRule =>
  (words, events) =>
    rules.some((rule) => rule(words, events));

const isTheirs = ({ whose }: CausedEvent): boolean => whose !== "you";

/** A card that replaces itself draws so many at most. */
const CANTRIP = 3;

const drawsFew = ({ verb, what }: Deed): boolean => {
  const drawn = verb === "draw" && what !== undefined ? quantityOf(what) : "X";
  return drawn !== "X" && drawn <= CANTRIP;
};

const bounces = ({ verb, what, clause }: Deed): boolean =>
  verb === "return" &&
  isIn("hand", clause.place?.zone) &&
  !isIn("graveyard", what) &&
  !isThing(what, "card");

const strengthens = ({ verb, who, clause }: Deed): boolean =>
  verb === "get" && clause.size?.startsWith("+") === true && isGroup(who) && partyOf(who) === "you";

/** "The rest into your graveyard", of cards of a library. */
const millsRest = ({ verb, what, clause }: Deed): boolean =>
  verb === "put" && isIn("library", what) && isIn("graveyard", clause.place?.zone);

const PLAYERS = ["player", "opponent"];

/** Each opponent or player: not one who is chosen, hit or attacked. */
const isEach = (whom: Noun | undefined, { ability }: Deed): boolean => {
  if (whom === undefined || isTarget(whom) || !isThing(whom, ...PLAYERS)) return false;
  if (partyOf(whom) === "you") return false;
  // “Whenever a player draws a card, that player loses 1 life.”
  const acts = ability.kind === "triggered" ? awaitedActs(ability.event) : [];
  return isGroup(whom) || acts.some(({ who }) => JSON.stringify(who) === JSON.stringify(whom));
};

const drainsEach = (deed: Deed): boolean => {
  const { verb, who, what, to, clause } = deed;
  if (verb === "lose") return isThing(what, "life") && isEach(who, deed);
  return verb === "deal" && [to, clause.among].some((whom) => isEach(whom, deed));
};

const COUNTER = "+1/+1";
const speaksOfCounter = ({ what, clause }: Deed): boolean =>
  [what, clause.with].some(
    (noun) => noun?.is?.some(({ size }) => size === COUNTER) === true && isThing(noun, "counter"),
  );

const searches = ({ verb, who }: Deed): boolean => verb === "search" && partyOf(who) === "you";

const findsLand = (deed: Deed): boolean =>
  searches(deed) &&
  some(deed.clause.for, (one) => wordsOfNoun(one).some((row) => typesIn(row).has("land")));

const cyclesIntoLand: TraitRule = ({ abilities }) =>
  abilities.some(
    (ability) =>
      ability.kind === "keyword" &&
      ability.name.endsWith("cycling") &&
      (ability.name.includes("land") || typesIn([ability.name.replace("cycling", "")]).has("land")),
  );

const entersTapped = ({ verb, who, clause }: Deed): boolean =>
  verb === "enter" && clause.part?.startsWith("-ed tap") === true && isSelf(who);

/** Whether it depends on something that its owner does or has. */
const isAvoidable = ({ modifiers }: Deed): boolean =>
  modifiers.some(({ unless, if: condition }) => (unless ?? condition) !== undefined);

const addsMana: TraitRule = ({ deeds }) =>
  deeds.some(({ verb, clause }) => verb === "add" && clause.mana !== undefined);

/** “{T}: Add {G}”: on the battlefield, and again next turn. */
const tapsForMana: TraitRule = ({ abilities }) =>
  abilities.some(
    (ability) =>
      ability.kind === "activated" &&
      ability.cost?.some(({ symbols }) => symbols?.includes("{t}") === true) === true &&
      deedsOf([ability]).some(({ verb, clause }) => verb === "add" && clause.mana !== undefined),
  );

/** Lands that a player has only late in a game. */
const LATE_LANDS = 4;

/** “Activate only if you control five or more lands.” */
const waitsForLands = ({ verb, clause }: Deed): boolean =>
  verb === "activate" &&
  (clause.modifiers ?? []).some(({ onlyIf }) => {
    const what = onlyIf?.clause?.what;
    const least = what === undefined ? "X" : quantityOf(what);
    return isLand(what) && least !== "X" && least >= LATE_LANDS;
  });

/** All of its mana waits for other lands (CR 602.5b). */
const addsManaLate: TraitRule = ({ abilities }) => {
  const making = abilities
    .map((each) => deedsOf([each]))
    .filter((deeds) => deeds.some(({ verb, clause }) => verb === "add" && clause.mana));
  return making.length > 0 && making.every((deeds) => deeds.some(waitsForLands));
};

/** Another spell is countered by none of these: it is exiled, turned aside or taken. */
const turnsSpell = ({ verb, what, clause }: Deed): boolean =>
  ["exile", "change"].includes(verb) || (verb === "gain" && clause.part === "control of")
    ? what?.target === true && isThing(what, "spell")
    : verb === "choose" && clause.for?.target === true && isThing(clause.for, "spell");

/** "Without paying its mana cost", of another card. */
const castsUnpaid = ({ verb, what, modifiers }: Deed): boolean =>
  (verb === "cast" || verb === "play") &&
  what?.ref !== "SELF" &&
  modifiers.some(({ limit }) => limit?.startsWith("without -ing pay") === true);

const copies = ({ clause, what }: Deed): boolean =>
  [
    clause.as,
    clause.clause?.as,
    clause.what,
    ...(what?.where ?? []).map(({ that }) => that?.what),
  ].some((noun) => headOf(noun ?? {}).thing === "copy");

/** “Players can’t gain life”, “that player gains no life instead”. */
const stopsLifegain = (deed: Deed): boolean =>
  deed.verb === "gain" &&
  isThing(deed.what, "life") &&
  mayBeTheirs(deed.who) &&
  (isForbidden(deed) || deed.what?.det === "no");

/** A spell that is done to a creature of one’s own, or by it: “target creature you control” (CR 601.2c). */
const needsOwnCreature = ({ ability, who, what, to, clause }: Deed): boolean =>
  ability.kind === "spell" &&
  [who, what, to, clause.place?.zone].some(
    (noun) => isTarget(noun) && partyOf(noun ?? {}) === "you" && isThing(noun, "creature"),
  );

/** Each trait by what the words of a card do. */
export const TRAIT_RULES = {
  exile: doesTo("exile"),
  damage: either(causes("damage-to-player"), causes("damage-to-permanent")),
  discard: causes("discard"),
  destroy: doesTo("destroy"),
  burn: causes("damage-to-player", isTheirs),
  cantrip: does(drawsFew),
  drain: causes("life-lost", isTheirs),
  stopsLifegain: ({ deeds }) => deeds.some(stopsLifegain),
  drainsEach: ({ abilities, deeds }) =>
    deeds.some((deed) => isDone(deed) && drainsEach(deed)) ||
    abilities.some((ability) => ability.kind === "keyword" && ability.name === "extort"),
  mill: either(causes("mill"), does(millsRest)),
  steal: does(({ verb, clause }) => verb === "gain" && clause.part === "control of"),
  bounce: does(bounces),
  untap: doesTo("untap"),
  copy: either(causes("copy"), does(copies)),
  extraCombat: causes("extra-combat"),
  strengthen: does(strengthens),
  evade: ({ deeds }) =>
    deeds.some(
      ({ verb, modal, clause }) =>
        verb === "block" && modal === "can not" && clause.passive === true,
    ),
  proliferate: causes("proliferate"),
  counters: either(
    causes("counter-placed", ({ of }) => of.includes(COUNTER)),
    does(speaksOfCounter),
  ),
  cheapen: does(
    ({ verb, who, clause }) => verb === "cost" && clause.how === "less" && isThing(who, "spell"),
  ),
  addsMana,
  tapsForMana,
  addsManaLate,
  needsOwnCreature: does(needsOwnCreature),
  makesMuch: (words, events) =>
    addsMana(words, events) &&
    causes("mana-produced", ({ amount, whose }) => amount !== 1 && whose !== "opponent")(
      words,
      events,
    ),
  findsLand: either(does(findsLand), cyclesIntoLand),
  searches: does(searches),
  entersTapped: does(entersTapped),
  mayEnterUntapped: does((deed) => entersTapped(deed) && isAvoidable(deed)),
  putsLands: ruled(putsLands),
  hindersAttacks: ruled(hindersAttacks),
  hindersPlays: ruled(hindersPlays),
  turnsSpell: does(turnsSpell),
  castsUnpaid: does(castsUnpaid),
} satisfies Record<string, TraitRule>;
/** The name of a trait. */
export type Trait = keyof typeof TRAIT_RULES;
