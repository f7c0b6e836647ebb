import { choose } from "../engine/choose.ts";
import { named } from "../engine/named.ts";
import type { Rule } from "../engine/rule.ts";
import type { Clause } from "../types/index.ts";
import { FRAMES, PASSIVE_FRAMES, UNMARKED_FRAMES } from "./effects/index.ts";
import { framesOf } from "./frames.ts";

const rulesOf = (table: readonly (readonly [string, readonly string[]])[]) =>
  table.flatMap(([verb, frames]) => framesOf(verb, frames));

/** Verbs whose past looks like their present. */
const isUnmarked = (verb: string) => verb in UNMARKED_FRAMES;

const active = Object.entries(FRAMES);

/** Verbs that show their tense. */
export const marked: Rule<Clause> = named(() =>
  choose(...rulesOf(active.filter(([verb]) => !isUnmarked(verb)))),
);

/** Verbs that do not: cast, put, cut. */
export const unmarkedVerb: Rule<Clause> = named(() =>
  choose(...rulesOf(active.filter(([verb]) => isUnmarked(verb)))),
);

/** Participles, after their mark. */
export const passiveVerb: Rule<Clause> = named(() =>
  choose(...rulesOf(Object.entries(PASSIVE_FRAMES))),
);

/** Participles without one. */
export const unmarkedPassive: Rule<Clause> = named(() =>
  choose(...rulesOf(Object.entries(UNMARKED_FRAMES))),
);

/** Verbs of what happens to things: nobody is told to do them. */
const NEVER_ORDERED = new Set(
  `target control own attack block die enter trigger leave resolve cost share remain stay become get lose
  win ensue equal want know happen stand come phase mutate explore connive evolve fight deal endure contain include
  match exceed function work affect refer produce require`.split(/\s+/),
);

/** Verbs that an ability tells its player to do. */
export const order: Rule<Clause> = named(() =>
  choose(...rulesOf(active.filter(([verb]) => !NEVER_ORDERED.has(verb)))),
);
