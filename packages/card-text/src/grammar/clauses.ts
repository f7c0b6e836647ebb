import { choose } from "../engine/choose.ts";
import { row } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause } from "../types/index.ts";
import { being, having } from "./being.ts";
import { clause, noun, passive, predicate, step, unmarked } from "./holes.ts";
import { modifier } from "./modifiers.ts";
import { marked, passiveVerb, unmarkedPassive, unmarkedVerb } from "./verbs.ts";

const modifiers = { modifiers: opt(row(modifier)) };

passive.is(() => phrase`${passiveVerb} ${modifiers}`);
unmarked.is(() => phrase`${unmarkedPassive} ${modifiers}`);

/** Words that change whether or when something is done. */
const modal = oneOf(
  "may",
  "can",
  "can not",
  "must",
  "do not",
  "would",
  "could",
  "will",
  "should",
  "may not",
  "can only",
  "may only",
  "could not",
  "would not",
  "will not",
  "need not",
  "do",
  "also can not",
  "may instead",
  "may also",
  "can also",
  "may each",
  "must each",
);

/** A verb in the present with what follows it. */
const core: Rule<Clause> = named(() => choose(marked, unmarkedVerb, being, having));

/** A predicate with what may stand before and behind it. */
const one: Rule<Clause> = named(() =>
  choose(
    phrase`${core} ${modifiers}`,
    phrase`${{ modal }} ${core} ${modifiers}`,
    node({
      past: true,
    })`-ed ${named(() => choose(marked, being, having))} ${modifiers}`,
    node({ past: true, modal: "do not" })`-ed do not ${core} ${modifiers}`,
  ),
);

predicate.is(() =>
  choose(one, phrase`${one} or ${{ or: predicate }}`, phrase`${one} and ${{ and: predicate }}`),
);

const adverb = oneOf(
  "each",
  "also",
  "both",
  "all",
  "then",
  "perpetually",
  "still",
  "neither",
  "only",
  "no longer",
  "instead",
);

const withSubject = (verbs: Rule<Clause>): Rule<Clause> =>
  choose(
    verbs,
    phrase`${{ who: noun }} ${verbs}`,
    phrase`${{ who: noun }} ${{ adverb }} ${verbs}`,
    node({ there: true })`there ${being} ${modifiers}`,
    node({ there: true, past: true })`there -ed ${being} ${modifiers}`,
  );

clause.is(() => withSubject(predicate));
step.is(() => withSubject(one));
