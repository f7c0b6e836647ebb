import words from "../../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { isDenied } from "../../../question/denied.ts";
import type { Vocabulary } from "../../../vocabulary/create-vocabulary.ts";
import { patternsOf } from "../../../vocabulary/patterns.ts";
import {
  type Combat,
  type CombatAbility,
  type CombatCreature,
  isCombatAbility,
} from "../combat.ts";

const CUES = patternsOf(words.readFights);

/** Every size of the words, as `#0`, `#1`… in their place. */
interface Marked {
  readonly text: string;
  readonly groups: readonly Group[];
}

interface Group {
  readonly count: number;
  readonly plural: boolean;
  /** A named card: the same name again is the same creature. */
  readonly isNamed: boolean;
  readonly creature: CombatCreature;
}

const SIZE =
  /(?:(?<!\b(?:toxic|toxique) )\b(\d{1,2}) (?:(?:de (?:mes|ses|tes)|of (?:my|his|her|their)|jetons?|creatures?|tokens?|attaquante?s?|attackers?|zombies?|soldats?|soldiers?|gobelins?|goblins?|flying|trampling|trample|lifelink|deathtouch|infect(?:ion)?|volants?|double strike|first strike) ){0,2})?(?<![+-])\b(\d{1,2})\/(\d{1,2})( s)?(?= |$)/g;
/** A size, or a named creature as `@0`. */
const CREATURE = new RegExp(`${SIZE.source}|(?:\\b(\\d{1,2}) )?@(\\d+)(?= |$)`, "g");
/** Articles of one thing that was named before. */
const GAP = "(?: (?!#|\\.)\\S+){0,4}?";
const JOIN = "(?:et|and|puis|plus)";

const abilitiesIn = (
  tokens: readonly string[],
  vocabulary: Vocabulary,
  isNear = (_end: number) => true,
): ReadonlySet<CombatAbility> =>
  new Set(
    vocabulary
      .find(tokens)
      .flatMap(({ id, start, end }) =>
        isNear(end) && isCombatAbility(id) && !isDenied(tokens, start) ? [id] : [],
      ),
  );

/** Abilities told right after a size, up to the next one or the next verb. */
const abilitiesAfter = (words: string, vocabulary: Vocabulary): ReadonlySet<CombatAbility> => {
  const [own = ""] = words.split(
    / \. | (?:attaqu|attack|bloqu|block|swing|mon adversaire|my opponent|il |he )/,
  );
  return abilitiesIn(own.split(" "), vocabulary);
};

/** Abilities told right before a size: “a trampling 5/5”, « deux jetons volants 1/1 ». */
const abilitiesBefore = (words: string, vocabulary: Vocabulary): ReadonlySet<CombatAbility> => {
  const tokens = words.trim().split(" ").slice(-2);
  return abilitiesIn(tokens, vocabulary, (end) => end === tokens.length);
};

const toxicAround = (before: string, after: string): number =>
  Number(
    /(?:toxic|toxique) (\d) ?$/.exec(before)?.[1] ??
      /^ ?(?:\S+ )?(?:toxic|toxique) (\d)/.exec(after)?.[1] ??
      0,
  );

const markCreatures = (
  words: string,
  vocabulary: Vocabulary,
  named: readonly CombatCreature[],
): Marked => {
  const groups: Group[] = [];
  const found = [...words.matchAll(CREATURE)];
  let text = "";
  let from = 0;
  found.forEach((match, place) => {
    const [whole, count, power = "0", toughness = "0", plural, ofName, at] = match;
    const end = match.index + whole.length;
    const next = found[place + 1]?.index ?? words.length;
    const after = words.slice(end, next);
    const before = words.slice(from, match.index);
    text += `${before}#${place}`;
    from = end;
    const card = at === undefined ? undefined : named[Number(at)];
    if (card) {
      groups.push({ count: Number(ofName ?? 1), plural: false, isNamed: true, creature: card });
      return;
    }
    groups.push({
      isNamed: false,
      count: count === undefined ? 1 : Number(count),
      plural: plural !== undefined || CUES.plural.test(before),
      creature: {
        name: `${power}/${toughness}`,
        power: Number(power),
        toughness: Number(toughness),
        abilities: new Set([
          ...abilitiesBefore(before, vocabulary),
          ...abilitiesAfter(after, vocabulary),
        ]),
        damageMarked: 0,
        restrictions: [],
        tapped: false,
        summoningSick: false,
        unpreventable: false,
        goesElsewhere: false,
        toxic: toxicAround(before, after),
        protectionFrom: new Set(),
        colors: new Set(["creature"]),
      },
    });
  });
  return { text: text + words.slice(from), groups };
};

/** One attacking creature and those that block it, by their places among the sizes. */
interface Block {
  readonly attacker: number;
  readonly blockers: readonly number[];
}

/** Words of one creature’s own part. A new subject or a further thing is none of them. */
const OWN_GAP =
  "(?: (?!#|\\.|(?:et|and|il|elle|he|she|they|ils|on|je|i|adversaire|opponent|avec|with)\\b)\\S+){0,4}?";
const WITH_BLOCK = new RegExp(
  `(?:\\b(?:bloqu\\w*|block\\w*|chump\\w*)|\\b${JOIN})${GAP} #(\\d+)${OWN_GAP} (?:avec|with)${GAP} #(\\d+)(?: ${JOIN}${GAP} #(\\d+)(?!${GAP} (?:avec|with)))?`,
  "g",
);
const PASSIVE_BLOCK = new RegExp(
  `#(\\d+)${GAP} (?:bloquee?s?|blocked)${GAP} (?:par|by)${GAP} #(\\d+)(?: ${JOIN}${GAP} #(\\d+)(?!${GAP} (?:est|is|bloquee?|blocked)))?`,
  "g",
);
const ACTIVE_BLOCK = new RegExp(
  `#(\\d+)${OWN_GAP} (?:bloque|bloquent|blocks?|blocking)${OWN_GAP} #(\\d+)`,
  "g",
);

const ONE: ReadonlySet<string> = new Set(["1", "one", "un", "une"]);
const TOOL: ReadonlySet<string> = new Set(["avec", "with"]);

/** “Two 3/3s attack. I block one with my 4/4”: the one is of the only group that stands before it. */
const withOneNamed = (text: string): string => {
  const tokens = text.split(" ");
  const verb = tokens.findIndex((token) => CUES.blocks.test(token));
  const tool = tokens.findIndex((token, at) => at > verb && TOOL.has(token));
  const one = tokens.findIndex((token, at) => at > verb && at < tool && ONE.has(token));
  const [group, other] = tokens
    .slice(0, Math.max(0, tool))
    .filter((token) => token.startsWith("#"));
  const isBehind = tokens.indexOf(group ?? "") > verb;
  if (one < 0 || isBehind || group === undefined || other !== undefined) return text;
  return tokens.map((token, at) => (at === one ? group : token)).join(" ");
};

const findBlocks = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let rest = withOneNamed(text);
  const take = (pattern: RegExp, read: (places: readonly number[]) => Block) => {
    rest = rest.replace(pattern, (...all: unknown[]) => {
      const places = all
        .slice(1)
        .filter((one): one is string => typeof one === "string" && /^\d+$/.test(one))
        .map(Number);
      blocks.push(read(places));
      return " ~ ";
    });
  };
  take(WITH_BLOCK, ([attacker = -1, ...blockers]) => ({ attacker, blockers }));
  take(PASSIVE_BLOCK, ([attacker = -1, ...blockers]) => ({ attacker, blockers }));
  take(ACTIVE_BLOCK, ([blocker = -1, attacker = -1]) => ({ attacker, blockers: [blocker] }));
  return blocks;
};

export interface ReadFights {
  readonly fights: readonly Combat[];
  /** Nothing was told of blocks at all. */
  readonly blocksUntold: boolean;
}

const fight = (
  attacker: CombatCreature,
  blockers: readonly CombatCreature[],
  blocked: boolean,
): Combat => ({
  attacker,
  blockers,
  blocked,
  defender: { kind: "player" },
});

const someBlocked = (words: string, groups: readonly Group[]): readonly Combat[] | undefined => {
  const written = CUES.some.exec(words)?.[1];
  const [group, ...others] = groups;
  if (written === undefined || !group || others.length > 0) return undefined;
  const blocked = /^\d/.test(written) ? Number(written) : 1;
  if (blocked > group.count || group.creature.abilities.has("trample")) return undefined;
  return Array.from({ length: group.count }, (_, at) => fight(group.creature, [], at < blocked));
};

/** Takes each block from the attackers that are left. Undefined when one of them fits none. */
const assign = (
  attackers: readonly Group[],
  blocks: readonly Block[],
  groups: readonly Group[],
): readonly Combat[] | undefined => {
  const left = attackers.map(({ count }) => count);
  const fights: Combat[] = [];
  for (const { attacker, blockers } of blocks) {
    const wanted = groups[attacker];
    const at = attackers.findIndex(
      (one, place) => one.creature.name === wanted?.creature.name && (left[place] ?? 0) > 0,
    );
    const found = attackers[at];
    if (!found || !wanted) return undefined;
    // « bloque les 2/2 avec … »: which of them, the words do not tell.
    if (wanted.count > 1 && wanted !== found) return undefined;
    left[at] = (left[at] ?? 0) - 1;
    const blocking = blockers.flatMap((place) => {
      const group = groups[place];
      return group ? Array.from({ length: group.count }, () => group.creature) : [];
    });
    if (
      blocking.length === 0 ||
      blockers.some((place) => groups[place]?.plural && groups[place]?.count === 1)
    )
      return undefined;
    fights.push(fight(found.creature, blocking, true));
  }
  const unblocked = attackers.flatMap((group, at) =>
    Array.from({ length: left[at] ?? 0 }, () => fight(group.creature, [], false)),
  );
  return [...fights, ...unblocked];
};

const isElsewhere = (text: string): boolean =>
  text.split(" . ").some((sentence) => /#\d/.test(sentence) && !CUES.fights.test(sentence));

/** The fights of a combat that a question tells completely. Undefined for any other. @param named the creatures that `@0`, `@1`… stand for */
export const readFights = (
  words: string,
  vocabulary: Vocabulary,
  named: readonly CombatCreature[] = [],
): ReadFights | undefined => {
  const { text, groups } = markCreatures(words, vocabulary, named);
  if (groups.length === 0 || groups.some(({ plural, count }) => plural && count === 1))
    return undefined;
  if (isElsewhere(text)) return undefined;
  const blocks = findBlocks(text);
  const inBlocks = new Set(blocks.flatMap(({ attacker, blockers }) => [attacker, ...blockers]));
  // A size in a block may be the attacker's own first mention or one that was named before.
  const blocking = blocks.flatMap(({ blockers }) => blockers);
  const spokenOfAgain = ({ isNamed, creature }: Group, place: number): boolean =>
    isNamed &&
    (blocking.some((one) => groups[one]?.creature === creature) ||
      groups.findIndex((one) => one.creature === creature) < place);
  const before = groups.filter(
    (group, place) => !inBlocks.has(place) && !spokenOfAgain(group, place),
  );
  const own = [...new Set(blocks.map(({ attacker }) => attacker))].flatMap((place) => {
    const group = groups[place];
    return group && !before.some(({ creature }) => creature.name === group.creature.name)
      ? [group]
      : [];
  });
  const attackers = [...before, ...own];
  if (attackers.length === 0) return undefined;
  if (blocks.length > 0) {
    const fights = assign(attackers, blocks, groups);
    return fights && { fights, blocksUntold: false };
  }
  if (CUES.facing.test(text)) return undefined;
  const partly = someBlocked(words, groups);
  if (partly) return { fights: partly, blocksUntold: false };
  const told = CUES.unblocked.test(words);
  if (!told && CUES.blocks.test(words)) return undefined;
  if (!told && !CUES.attack.test(words) && groups.length > 1) return undefined;
  return {
    fights: attackers.flatMap(({ creature, count }) =>
      Array.from({ length: count }, () => fight(creature, [], false)),
    ),
    blocksUntold: !told,
  };
};
