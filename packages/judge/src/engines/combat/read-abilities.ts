import { readNumber } from "@spellwright/text";
import { isDenied } from "../../question/denied.ts";
import type { ConceptMatch } from "../../vocabulary/match-concepts.ts";
import { COMBAT_ABILITIES, type CombatAbility, type CombatCreature } from "./combat.ts";
import type { Mentions } from "./read-mentions.ts";

/** What protection can be from here; every attacker and blocker is a creature. */
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:blanc|blanche|blancs|blanches|white)$/, "white"],
  [/^(?:bleue?s?|blue)$/, "blue"],
  [/^(?:noire?s?|black)$/, "black"],
  [/^(?:rouges?|red)$/, "red"],
  [/^(?:verte?s?|green)$/, "green"],
  [/^(?:tout|everything)$/, "everything"],
  [/^creatures?$/, "creature"],
];
const WITHOUT = /^(?:sans|without|no|pas|ni|nor|lacks|isn|doesn)$/;
const MARKED = /^(?:marque\p{L}*|deja|already|marked)$/u;
const DAMAGE = /^(?:blessures?|degats?|damage)$/;

const colorOf = (token: string | undefined): string | undefined =>
  COLORS.find(([word]) => token !== undefined && word.test(token))?.[1];

const isCombatAbility = (id: string): id is CombatAbility =>
  COMBAT_ABILITIES.some((ability) => ability === id);

interface Sheet {
  readonly abilities: Set<CombatAbility>;
  readonly protectionFrom: Set<string>;
  readonly colors: Set<string>;
  toxic: number;
  damageMarked: number;
}

/** Where the text speaks of a creature, for the first time or again. */
interface Spot {
  readonly start: number;
  readonly end: number;
  readonly place: number;
}

const findSpots = ({ mentions, references }: Mentions): readonly Spot[] =>
  [
    ...mentions.map(({ start, end }, place) => ({ start, end, place })),
    ...[...references].map(([start, place]) => ({ start, end: start + 1, place })),
  ].sort((a, b) => a.start - b.start);

/** The creature that words at `start`–`end` describe: the one right after, else the last one before. */
const described = (spots: readonly Spot[], start: number, end: number): number =>
  (
    spots.find((spot) => spot.start === end) ??
    spots.findLast((spot) => spot.end <= start) ??
    spots[0]
  )?.place ?? -1;

/** Between a told creature and an ability: what follows is asked, no longer told. */
const ASKING = /^(?:does|do|did|will|would|can|could|is|are|est|sont|sera|seront|peut|peuvent)$/;

/** “Does my first striker die?”: the ability points at the creature that was told to have it. */
const pointsBack = (
  tokens: readonly string[],
  spots: readonly Spot[],
  start: number,
  hasIt: boolean,
): boolean => {
  const told = spots.findLast((spot) => spot.end <= start);
  return (
    hasIt && told !== undefined && tokens.slice(told.end, start).some((word) => ASKING.test(word))
  );
};

/** Gives every mentioned creature what the sentence and its card say of it. */
export const readCreatures = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
  read: Mentions,
): readonly CombatCreature[] => {
  const { mentions } = read;
  const spots = findSpots(read);
  const sheets: Sheet[] = mentions.map((mention) => ({
    abilities: new Set(
      mention.keywords
        .map((keyword) => keyword.toLowerCase().replaceAll(" ", "-"))
        .filter(isCombatAbility),
    ),
    protectionFrom: new Set<string>(),
    colors: new Set([...mention.colors, "creature"]),
    toxic: 0,
    damageMarked: 0,
  }));
  const inName = (at: number) =>
    mentions.some(
      (mention) => mention.end - mention.start > 1 && at >= mention.start && at < mention.end,
    );
  const protecting = new Set<number>();

  for (const { id, start, end } of matches) {
    const sheet = sheets[described(spots, start, end)];
    if (!sheet || inName(start) || isDenied(tokens, start)) continue;
    if (WITHOUT.test(tokens[start - 1] ?? "") || WITHOUT.test(tokens[start - 2] ?? "")) continue;
    if (id === "protection") {
      for (let at = end; at < end + 4; at++) {
        const color = colorOf(tokens[at]);
        if (!color) continue;
        sheet.protectionFrom.add(color);
        protecting.add(at);
      }
    } else if (id === "toxic") sheet.toxic += readNumber(tokens[end]) ?? 1;
    else if (isCombatAbility(id)) {
      const elsewhere = sheets.some((other) => other !== sheet && other.abilities.has(id));
      if (!pointsBack(tokens, spots, start, elsewhere)) sheet.abilities.add(id);
    }
  }
  tokens.forEach((token, at) => {
    const color = colorOf(token);
    if (
      color &&
      color !== "everything" &&
      color !== "creature" &&
      !protecting.has(at) &&
      !inName(at)
    ) {
      sheets[described(spots, at, at + 1)]?.colors.add(color);
    }
    const amount = DAMAGE.test(token) ? readNumber(tokens[at - 1]) : undefined;
    if (amount === undefined) return;
    const around = [...tokens.slice(Math.max(0, at - 3), at), ...tokens.slice(at + 1, at + 4)];
    const sheet = sheets[spots.findLast((spot) => spot.end <= at)?.place ?? -1];
    if (sheet && around.some((word) => MARKED.test(word))) sheet.damageMarked = amount;
  });
  return mentions.map(({ name, power, toughness }, index) => ({
    name,
    power,
    toughness,
    abilities: sheets[index]?.abilities ?? new Set(),
    damageMarked: sheets[index]?.damageMarked ?? 0,
    toxic: sheets[index]?.toxic ?? 0,
    protectionFrom: sheets[index]?.protectionFrom ?? new Set(),
    colors: sheets[index]?.colors ?? new Set(),
  }));
};
