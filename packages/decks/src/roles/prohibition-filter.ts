import {
  type Ability,
  awaitedActs,
  type Deed,
  partyOf,
  typesIn,
  wordsOfNoun,
} from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readWords } from "./card-words.ts";
import { type CardPosition, type CastZone, castsFromOtherZones } from "./casts-from-other-zones.ts";
import { couldBe } from "./could-be.ts";
import { isIn, isSelf, isThing, type Noun } from "./rules/nouns.ts";
import { isDone, isForbidden, isOwn } from "./rules/rule.ts";

/** Whether a card does what is stopped. */
type IsStopped = (card: CardFacts, standing?: CardPosition) => boolean;

const typesOf = (noun: Noun): ReadonlySet<string> =>
  new Set(wordsOfNoun(noun).flatMap((row) => [...typesIn(row)]));

/** Whether what a card speaks of may be what is stopped: by its types, by cards of the deck that are both, itself by its own. */
const mayConcern = (
  noun: Noun,
  stopped: Noun,
  card: CardFacts,
  { deck = [] }: CardPosition = {},
): boolean => {
  if (isSelf(noun)) return couldBe(stopped, card);
  if (deck.some((each) => couldBe(noun, each) && couldBe(stopped, each))) return true;
  const [own, others] = [typesOf(noun), typesOf(stopped)];
  return own.size === 0 || others.size === 0 || [...own].some((type) => others.has(type));
};

/** “Creatures entering don’t cause abilities to trigger”: cards with an ability that waits for it (CR 603.2). */
const silencedBy = (ability: Ability): readonly IsStopped[] => {
  if (ability.kind !== "static") return [];
  return ability.effects
    .flatMap(({ steps = [] }) => steps)
    .flatMap(({ verb, modal, who, what, clause }): readonly IsStopped[] => {
      const isSilence =
        verb === "cause" &&
        modal !== undefined &&
        clause?.verb === "trigger" &&
        isThing(what, "ability");
      if (!isSilence || who === undefined || partyOf(who) === "you") return [];
      const verbs = new Set(
        (who.where ?? []).flatMap(({ doing, orDoing }) => [doing?.verb, orDoing?.verb]),
      );
      return [
        (card) =>
          readWords(card)
            .abilities.flatMap((each) => (each.kind === "triggered" ? awaitedActs(each.event) : []))
            .some((act) => verbs.has(act.verb) && mayConcern(act.who, who, card)),
      ];
    });
};

type Zone = "graveyard" | "library";

const zonesOf = (noun: Noun | undefined): readonly Zone[] =>
  [isIn("graveyard", noun) && "graveyard", isIn("library", noun) && "library"].filter(
    (zone): zone is Zone => zone !== false,
  );

const isPut = ({ verb, clause }: Deed): boolean =>
  (verb === "put" || verb === "return") && isIn("battlefield", clause.place?.zone);

const comesFrom = (deed: Deed, zone: Zone, deeds: readonly Deed[]): boolean =>
  isIn(zone, deed.what) ||
  isIn(zone, deed.clause.origin?.zone) ||
  (zone === "library" &&
    deeds
      .slice(0, deeds.indexOf(deed))
      .some(({ ability, what }) => ability === deed.ability && isIn(zone, what)));

/** “Creature cards in graveyards can’t enter”. */
const keptOutBy = (deed: Deed): readonly IsStopped[] => {
  const { verb, who, ability } = deed;
  if (!isForbidden(deed) || !isOwn(deed) || ability.kind !== "static") return [];
  const zones = zonesOf(who);
  if (verb !== "enter" || zones.length === 0) return [];
  return [
    (card, standing) => {
      const { deeds } = readWords(card);
      return deeds.some(
        (each) =>
          isPut(each) &&
          isDone(each) &&
          partyOf(each.who) === "you" &&
          zones.some((zone) => comesFrom(each, zone, deeds)) &&
          mayConcern(each.what ?? {}, who, card, standing),
      );
    },
  ];
};

/** “Players can’t cast spells from graveyards”, “… from anywhere other than their hands”. */
const uncastBy = (deed: Deed): readonly IsStopped[] => {
  const { verb, what, who, ability } = deed;
  const isBan = isForbidden(deed) && isOwn(deed) && ability.kind === "static" && verb === "cast";
  if (!isBan || what === undefined || partyOf(who) === "you") return [];
  const isAllowed = (zone: CastZone): boolean =>
    what.where?.some(({ place, zone: named }) => place === OTHER_THAN && isIn(zone, named)) ===
    true;
  const isElsewhere = what.where?.some(({ place }) => place === OTHER_THAN) === true;
  const isBarred = (zone: CastZone): boolean => (isElsewhere ? !isAllowed(zone) : isIn(zone, what));
  return [
    (card, standing) =>
      castsFromOtherZones(card, standing).some(
        (zones) => zones.length > 0 && zones.every(isBarred),
      ),
  ];
};
const OTHER_THAN = "from anywhere other than";

/** Keywords that are abilities to activate on the battlefield (CR 702.6a, 702.122a, 702.151a). */
const ACTIVATED_KEYWORDS: ReadonlySet<string> = new Set(["equip", "crew", "reconfigure"]);

/** Whether it is activated where the card lies: not from a hand or a graveyard (CR 602.1). */
const isOnBattlefield = (cost: readonly CostPart[]): boolean =>
  !cost.some(({ do: paid }) => {
    const zone = paid?.origin?.zone;
    return isSelf(paid?.what ?? {}) && (isIn("hand", zone) || isIn("graveyard", zone));
  });
type CostPart = NonNullable<Extract<Ability, { kind: "activated" }>["cost"]>[number];

const isActivated = (ability: Ability, isManaLeft: boolean): boolean => {
  if (ability.kind === "keyword") return ACTIVATED_KEYWORDS.has(ability.name);
  if (ability.kind !== "activated" || !isOnBattlefield(ability.cost ?? [])) return false;
  const verbs = ability.effects.flatMap(({ steps = [] }) => steps.map(({ verb }) => verb));
  return !(isManaLeft && verbs.includes("add"));
};

/** “Activated abilities of artifacts can’t be activated”: artifacts that have one, but for mana where that is left. */
const inactiveBy = ({ verb, modal, what, ability, modifiers }: Deed): readonly IsStopped[] => {
  const stopped = what?.where?.find(({ place }) => place === "of")?.zone;
  const isSilence =
    verb === "activate" &&
    modal === "can not" &&
    ability.kind === "static" &&
    isThing(what, "ability");
  if (!isSilence || stopped === undefined || typesOf(stopped).size === 0) return [];
  const isManaLeft = modifiers.some(({ unless }) => unless !== undefined);
  return [
    (card) =>
      couldBe(stopped, card) &&
      readWords(card).abilities.some((each) => isActivated(each, isManaLeft)),
  ];
};

/**
 * Which cards do what a card lets nobody do while it lies there, by what both texts say: abilities that would
 * trigger, cards that would enter from a zone, spells that would be cast from there.
 *
 * @returns undefined where its text stops no such thing
 */
export const prohibitionFilter = oncePerCard((by: CardFacts): IsStopped | undefined => {
  const { abilities, deeds } = readWords(by);
  const tests = [
    ...abilities.flatMap(silencedBy),
    ...deeds.flatMap((deed) => [...keptOutBy(deed), ...uncastBy(deed), ...inactiveBy(deed)]),
  ];
  return tests.length === 0
    ? undefined
    : (card, standing) => tests.some((stops) => stops(card, standing));
});
