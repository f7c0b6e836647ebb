import type { NamedCard } from "../engine.ts";
import { type Change, type Effect, oneShot, type Permanent } from "../layers/effect.ts";
import { evaluateLayers } from "../layers/evaluate-layers.ts";
import { BEAR, permanentOf } from "../layers/read-world.ts";
import { COLOR_WORDS } from "../reading/colors.ts";
import { isSpell } from "../world/is-spell.ts";
import { type CardReading, readCard } from "../world/read-card.ts";
import { type CombatParticipants, fighter, sourcesOf, toEffect } from "./card-sources.ts";
import { type CombatCreature, isCombatAbility } from "./combat.ts";
import type { Mention } from "./read-mentions.ts";
import type { Role } from "./read-roles.ts";
import { readStatedTraits, type StatedTraits } from "./stated-traits.ts";

/** The creatures of a combat as they are when damage is dealt. */
export interface BoostedCombat {
  /** By mention. */
  readonly creatures: readonly CombatCreature[];
  /** Mentions that cards or told effects made other than printed, with their counters: "2 × +1/+1". */
  readonly changed: ReadonlyMap<number, readonly string[]>;
  /** Every named card's text or facts were read. */
  readonly known: boolean;
  /** Size or abilities were changed for this turn only, perhaps after blocks were declared. */
  readonly forTheTurn: boolean;
  /** What abilities that were not understood may change. */
  readonly unread: CardReading["unread"];
}

/** A fighter as a permanent of the layers; `reading`: of its card. */
const toPermanent = (
  mention: Mention,
  place: number,
  role: Role | null,
  cards: readonly NamedCard[],
  reading: CardReading | undefined,
): Permanent | undefined => {
  const card = mention.card === null ? undefined : cards[mention.card]?.card;
  const printed = card
    ? permanentOf(card, fighter(place))
    : { ...BEAR, id: fighter(place), power: mention.power, toughness: mention.toughness };
  return (
    printed && {
      ...printed,
      controller: role ?? "",
      power: mention.power,
      toughness: mention.toughness,
      types: new Set([...printed.types, "Creature"]),
      abilities: new Set(reading?.abilities ?? []),
      restrictions: reading?.restrictions ?? [],
    }
  );
};

/** A bonus of a named card that the question also tells counts once. */
const withoutNamed = (
  bonuses: StatedTraits["bonuses"],
  effects: readonly Effect[],
): StatedTraits["bonuses"] => {
  const sizes = effects.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.layer === "7c" ? [`${change.power}/${change.toughness}`] : [],
    ),
  );
  return bonuses.filter(({ power, toughness, counters }) => {
    const at = counters ? -1 : sizes.indexOf(`${power}/${toughness}`);
    if (at >= 0) sizes.splice(at, 1);
    return at < 0;
  });
};

const toldEffects = (
  sheets: readonly StatedTraits[],
  effects: readonly Effect[],
  last: number,
): readonly Effect[] =>
  sheets.flatMap((sheet, place) => {
    const names = (ids: ReadonlySet<string>) => [...ids].map((id) => id.replaceAll("-", " "));
    const changes: readonly Change[] = [
      ...(sheet.abilities.size > 0 ? [{ layer: "6" as const, gain: names(sheet.abilities) }] : []),
      ...(sheet.lost.size > 0 ? [{ layer: "6" as const, lose: names(sheet.lost) }] : []),
      ...withoutNamed(sheet.bonuses, effects).map((bonus) => ({ layer: "7c" as const, ...bonus })),
    ];
    return changes.map((change, order) =>
      oneShot(
        `told ${place} ${order}`,
        last + place + order / 100,
        [change],
        ({ id }) => id === fighter(place),
      ),
    );
  });

const countersOf = (sheet: StatedTraits | undefined): readonly string[] =>
  (sheet?.bonuses ?? []).flatMap(({ power, counters }) =>
    counters ? [`${Math.abs(power)} × ${power < 0 ? "-1/-1" : "+1/+1"}`] : [],
  );

const protectionsOf = (abilities: ReadonlySet<string>): readonly string[] =>
  [...abilities].flatMap((ability) => {
    const quality = /^protection from (.+)$/.exec(ability)?.[1];
    if (quality === undefined) return [];
    if (/^(?:all|each) colors?$/.test(quality)) return Object.values(COLOR_WORDS);
    return [quality.replace(/(?<=[^s])s$/, "")];
  });

const toCreature = (
  permanent: Permanent,
  name: string,
  sheet: StatedTraits | undefined,
  unpreventable: ReadonlySet<Role>,
  reading: CardReading | undefined,
): CombatCreature => {
  const { abilities, restrictions, colors, types, subtypes, power, toughness, controller } =
    permanent;
  const toxic = [...abilities].reduce(
    (sum, ability) => sum + Number(/^toxic (\d+)$/.exec(ability)?.[1] ?? 0),
    sheet?.toxic ?? 0,
  );
  return {
    name,
    power,
    toughness,
    abilities: new Set(
      [...abilities].map((ability) => ability.replaceAll(" ", "-")).filter(isCombatAbility),
    ),
    damageMarked: sheet?.damageMarked ?? 0,
    toxic,
    protectionFrom: new Set([...protectionsOf(abilities), ...(sheet?.protectionFrom ?? [])]),
    colors: new Set([
      "creature",
      ...[...colors].flatMap((letter) => COLOR_WORDS[letter] ?? []),
      ...[...types, ...subtypes].map((type) => type.toLowerCase()),
      ...(sheet?.colors ?? []),
    ]),
    restrictions,
    tapped: sheet?.tapped ?? false,
    summoningSick: sheet?.summoningSick === true && !abilities.has("haste"),
    unpreventable: [...unpreventable].some((side) => side === controller),
    goesElsewhere: reading?.unread.has("its own death") ?? false,
  };
};

/**
 * What the named cards and the words make of every creature, by the layers (CR 613). Undefined when a
 * text that may matter was not understood, or when it is not told whom it concerns.
 */
export const applyBonuses = (cast: CombatParticipants): BoostedCombat | undefined => {
  const { mentions, roles, cards, vocabulary, props } = cast;
  const readings = cards.map((named) => readCard(named, vocabulary));
  const unread = new Set(readings.flatMap((reading) => [...reading.unread]));
  if (unread.has("all")) return undefined;
  // A spell that does nothing to the creatures as far as was read, or a card without any text.
  const isMute = props.some(({ place }) => {
    const reading = readings[place];
    const card = cards[place]?.card;
    return !card || !reading?.known || (isSpell(card) && reading.effects.length === 0);
  });
  if (isMute) return undefined;
  const printed = mentions.map((mention, place) =>
    toPermanent(
      mention,
      place,
      roles[place] ?? null,
      cards,
      mention.card === null ? undefined : readings[mention.card],
    ),
  );
  const permanents = printed.flatMap((one) => one ?? []);
  if (permanents.length < mentions.length) return undefined;
  const sources = sourcesOf(cast, readings);
  const fromCards = sources.flatMap((source) =>
    source.reading.effects.map((effect, order) => toEffect(effect, source, order, mentions)),
  );
  if (fromCards.includes(undefined)) return undefined;
  const effects = fromCards.flatMap((effect) => effect ?? []);
  const before = evaluateLayers(permanents, effects).permanents;
  const known = before.map(
    ({ abilities }) => new Set([...abilities].map((ability) => ability.replaceAll(" ", "-"))),
  );
  const sheets = readStatedTraits({ ...cast, known });
  if (!sheets) return undefined;
  const told = toldEffects(sheets, effects, cast.tokens.length);
  const after = evaluateLayers(permanents, [...effects, ...told]).permanents;
  const unpreventable = new Set(
    sources.flatMap(({ reading, side }) => (reading.unpreventable && side ? [side] : [])),
  );
  const creatures = after.map((permanent, place) =>
    toCreature(
      permanent,
      mentions[place]?.name ?? "",
      sheets[place],
      unpreventable,
      readings[mentions[place]?.card ?? -1],
    ),
  );
  const differsFrom = (repeated: string | null, place: number) =>
    repeated !== null &&
    ![printed[place], after[place]].some((one) => `${one?.power}/${one?.toughness}` === repeated);
  if (mentions.some(({ repeated }, place) => differsFrom(repeated, place))) return undefined;
  const forTheTurn =
    sheets.some(({ bonuses }) => bonuses.some(({ counters }) => !counters)) ||
    sources.some(({ isPermanent }) => !isPermanent);
  return {
    creatures,
    changed: new Map(
      permanents.flatMap(({ id }, place) =>
        [...effects, ...told].some(
          (effect) => effect.appliesTo(after[place] ?? BEAR) && id === fighter(place),
        )
          ? [[place, countersOf(sheets[place])] as const]
          : [],
      ),
    ),
    known: readings.every((reading) => reading.known),
    forTheTurn,
    unread,
  };
};
