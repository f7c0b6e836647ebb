import { headed, row, separated } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, Sentence } from "../types/index.ts";
import { nextStep, step } from "./holes.ts";
import { leads } from "./modifiers.ts";

const join = oneOf(
  "and",
  ", then",
  ", and",
  ",",
  "then",
  "or",
  ", or",
  ", and then",
  "and then",
  ", but",
  "but",
  "and/or",
  ", and if you do ,",
  "and if you do ,",
);

const joined: Rule<Clause> = named(() => phrase`${{ join }} ${{ lead: opt(leads) }} ${nextStep}`);

/** Steps that go on with a sentence. */
export const nextSteps: Rule<Clause[]> = named(() => row(joined));

/** What leads, then its clauses. */
export const sentence: Rule<Sentence> = named(
  () => phrase`${{ lead: opt(leads) }} ${{ steps: headed(step, joined) }}`,
);

/** Sentences up to the end of the ability. */
export const sentences: Rule<Sentence[]> = named(() => separated(sentence, ["."]));
