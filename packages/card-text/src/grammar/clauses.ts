import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { row } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import type { Source } from "../engine/source.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, Noun } from "../types/index.ts";
import { being, having } from "./being.ts";
import {
  clause,
  nextStep,
  noun,
  ordered,
  passive,
  predicate,
  relative,
  step,
  unmarked,
} from "./holes.ts";
import { innerModifier, modifier, narrowModifier } from "./modifiers.ts";
import { marked, order, passiveVerb, unmarkedPassive, unmarkedVerb } from "./verbs.ts";

const outer = { modifiers: opt(row(modifier)) };
const inner = { modifiers: opt(row(innerModifier)) };
const narrow = { modifiers: opt(row(narrowModifier)) };

passive.is(() => phrase`${passiveVerb} ${narrow}`);
unmarked.is(() => phrase`${unmarkedPassive} ${narrow}`);

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

type Modifiers = typeof outer;

const present = (modifiers: Modifiers): Rule<Clause> =>
  choose(
    phrase`${core} ${modifiers}`,
    phrase`${{ modal }} ${core} ${modifiers}`,
    phrase`${{ modal }} ${core} or ${{ orElse: core }} ${modifiers}`,
  );

/** A predicate in any tense. */
const anyTense = (modifiers: Modifiers): Rule<Clause> =>
  choose(
    present(modifiers),
    node({ past: true })`-ed ${named(() => choose(marked, being, having))} ${modifiers}`,
    node({ past: true, modal: "do not" })`-ed do not ${core} ${modifiers}`,
  );

const coordinated = (one: Rule<Clause>): Rule<Clause> => {
  const all: Rule<Clause> = named(() =>
    choose(one, phrase`${one} or ${{ or: all }}`, phrase`${one} and ${{ and: all }}`),
  );
  return all;
};

const steps = named(() => anyTense(outer));
predicate.is(() => coordinated(named(() => anyTense(inner))));
relative.is(() => coordinated(named(() => anyTense(narrow))));

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
  "next",
);

/** A group is named in the plural. One thing has an article, a number or an owner. */
const subject: Rule<Noun> = where(noun, saysWhich);

const MASS = new Set([
  "damage",
  "combat damage",
  "noncombat damage",
  "excess damage",
  "life",
  "mana",
  "combat",
  "day",
  "night",
  "chaos",
  "tribute",
  "evidence",
  "defending player",
  "attacking player",
  "max speed",
]);

function saysWhich(thing: Noun, source: Source, at: number, end: number): boolean {
  if (thing.is === undefined || source.plural.slice(at, end).includes(true)) return true;
  const { det, count, target, other, whose, more } = thing;
  const head = thing.is.at(-1)?.thing ?? "";
  return (
    [det, count, target, other, whose, more].some((field) => field !== undefined) ||
    MASS.has(head) ||
    thing.is.some(({ done, doing, symbols }) => (done ?? doing ?? symbols) !== undefined)
  );
}

const withSubject = (verbs: Rule<Clause>, modifiers: Modifiers): Rule<Clause> =>
  choose(
    phrase`${{ who: subject }} ${verbs}`,
    phrase`${{ who: subject }} ${{ adverb }} ${verbs}`,
    phrase`${{ who: phrase`${{ ref: oneOf("this") }}` }} ${being} ${modifiers}`,
    node({ there: true })`there ${being} ${modifiers}`,
    node({ there: true, past: true })`there -ed ${being} ${modifiers}`,
  );

/** What somebody is told: its subject is the player who has the ability. */
ordered.is(() => phrase`${order} ${outer}`);

clause.is(() => withSubject(predicate, inner));
step.is(() => choose(ordered, withSubject(steps, outer)));
nextStep.is(() => choose(present(outer), withSubject(steps, outer)));
