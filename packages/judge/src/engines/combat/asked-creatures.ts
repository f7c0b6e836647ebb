import { readPowerToughness } from "@spellwright/cards";
import { findSequence, foldLetters, foldText } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import { type CombatCreature, creaturesIn } from "./combat.ts";
import type { DescribedCombat } from "./read-combat.ts";
import { shortNames } from "./read-mentions.ts";

const CUES = patternsOf(words.askedSubject);

/** Words that name a creature by an ability that it has. */
const ABILITY_WORDS = listPatterns(words.abilities);

/** “Do both die?”, « meurent-elles toutes les deux ? ». */
export const asksAll = (words: string): boolean => CUES.all.test(words);

/** The creatures that alone have an ability the clause names them by (“my first striker”). */
const byAbility = (words: string, everyone: readonly CombatCreature[]): readonly number[] =>
  ABILITY_WORDS.flatMap(([ability, pattern]) => {
    if (!pattern.test(words)) return [];
    const having = everyone.flatMap(({ abilities }, place) =>
      abilities.has(ability) ? [place] : [],
    );
    return having.length === 1 ? having : [];
  });

/**
 * The part of the asking sentence that speaks of living or dying. A comma in a name ends no part. Whom a
 * creature blocks or is blocked by is not asked: “my 4/4 blocked by a 1/1” is an attacking 4/4.
 */
const fateClause = (askingSentence: string, everyone: readonly CombatCreature[]): string => {
  const sentence = everyone
    .reduce(
      (text, { name }, place) =>
        /^-?\d/.test(name) ? text : text.replaceAll(foldLetters(name), `@${place}`),
      askingSentence,
    )
    .replace(CUES.isBlocked, ",")
    .replace(CUES.beingBlocked, " attacking")
    .replace(CUES.blocking, " blocking")
    .replace(CUES.blocks, ",");
  const clause = sentence.split(CUES.clause).find((part) => CUES.fate.test(part)) ?? sentence;
  return clause.replace(/@(\d+)/g, (_, place) => foldLetters(everyone[Number(place)]?.name ?? ""));
};

/** The creatures that a clause names, in whole or by a part of the name that no other one has. */
const byNames = (
  tokens: readonly string[],
  everyone: readonly CombatCreature[],
): readonly number[] =>
  everyone.flatMap(({ name }, place) => {
    const forms = /^-?\d/.test(name) ? [] : shortNames(name);
    const isOwn = (form: readonly string[]) =>
      everyone.every(
        (other) => other.name === name || findSequence(shortNames(other.name)[0] ?? [], form) < 0,
      );
    return forms.some((form) => isOwn(form) && findSequence(tokens, form) >= 0) ? [place] : [];
  });

/** The creatures that words name: by size or name, else « le bloqueur »/“the attacker”; undefined: none. */
const pointedOut = (
  tokens: readonly string[],
  everyone: readonly CombatCreature[],
): readonly number[] | undefined => {
  const words = tokens.join(" ");
  const places = everyone.map((_, place) => place);
  const byStats = tokens.flatMap((token) =>
    readPowerToughness(token) ? places.filter((place) => everyone[place]?.name === token) : [],
  );
  const named = [...new Set([...byStats, ...byNames(tokens, everyone)])];
  const word = CUES.blocker.test(words)
    ? places.slice(1)
    : CUES.attacker.test(words)
      ? [0]
      : undefined;
  if (named.length > 1 && word) return named.filter((place) => word.includes(place));
  return named.length > 0 ? named : word;
};

/**
 * Whose fate is asked, by place (0 attacks, 1… block): creatures named in the clause, then « le
 * bloqueur »/“the attacker”, then whose creature it is. A bare pronoun means the asker's own, and nobody
 * where the words do not tell which is theirs.
 */
export const askedCreatures = (
  askingSentence: string,
  { combat, asker }: DescribedCombat,
): readonly number[] | undefined => {
  const everyone = creaturesIn(combat);
  const clause = fateClause(askingSentence, everyone);
  const kill = CUES.kills.exec(clause);
  const { tokens } = foldText(kill ? clause.slice(kill.index) : clause);
  const words = tokens.join(" ");
  const places = everyone.map((_, place) => place);
  const blockers = places.slice(1);
  const [own, others] = asker === "blocker" ? [blockers, [0]] : [[0], blockers];
  const named = pointedOut(tokens, everyone) ?? [];
  const alike = named.length > 1 && new Set(named.map((place) => everyone[place]?.name)).size === 1;
  if (alike && CUES.mine.test(words)) return named.filter((place) => own.includes(place));
  if (alike && CUES.theirs.test(words)) return named.filter((place) => others.includes(place));
  if (named.length > 0) return named;
  const able = [...new Set(byAbility(words, everyone))];
  if (able.length === 1) return able;
  if (asksAll(words))
    return combat.blockers.length > 1 && !/\bcreatures?\b/.test(words) ? blockers : places;
  if (kill) return others;
  // “They” are several: of one creature and those that block it, these.
  if (CUES.several.test(words)) return blockers.length > 1 ? blockers : places;
  if (CUES.mine.test(words)) return own;
  if (CUES.theirs.test(words)) return others;
  return asker === null ? undefined : own;
};

/** Which of them are counted: “how many blockers die?”, « combien j’en tue ? »; all where no word says. */
export const countedCreatures = (
  askingSentence: string,
  { combat, asker }: DescribedCombat,
): readonly number[] => {
  const everyone = creaturesIn(combat);
  const clause = fateClause(askingSentence, everyone);
  const places = everyone.map((_, place) => place);
  const [mine, theirs] = asker === "blocker" ? [places.slice(1), [0]] : [[0], places.slice(1)];
  if (CUES.iLose.test(clause)) return mine;
  return (
    pointedOut(foldText(clause).tokens, everyone) ?? (CUES.kills.test(clause) ? theirs : places)
  );
};
