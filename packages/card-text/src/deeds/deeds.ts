import type { Ability, Clause, Cost, Modifier, Noun, Sentence, When } from "../types/index.ts";
import { actsOf } from "./act.ts";
import { Antecedents } from "./antecedents.ts";
import type { Act, Deed } from "./deed.ts";
import { headOf } from "./nouns.ts";

const YOU: Noun = { ref: "you" };
/** What the untap symbol asks for (CR 107.6). */
const UNTAPS: Clause = { verb: "untap", what: { ref: "SELF" } };
/** Verbs that make somebody else do what follows. */
const CARRIERS = new Set(["have", "cause", "make"]);
/** What follows is not forbidden too: "can't be blocked and has shroud". */
const FORBIDDING = new Set(["can not", "do not"]);
/** "is a Goblin": no other thing than its subject. */
const SAME = new Set(["be", "become"]);

/** Whether what is acted on was spoken of before: "the rest" is no new thing. */
const isSpoken = (verb: string, what: Noun | undefined): boolean =>
  SAME.has(verb) || headOf(what ?? {}).thing === "rest";

/** Where deeds are looked for. */
interface Context extends Pick<Deed, "ability" | "given" | "holder" | "isCost"> {
  readonly names: Antecedents;
}

/** All that the abilities of a face do, in their order. */
export function deedsOf(abilities: readonly Ability[]): readonly Deed[] {
  let offering: Ability | undefined;
  return abilities.flatMap((ability) => {
    const own = ability.kind === "mode" ? (offering ?? ability) : ability;
    if (ability.kind !== "mode") offering = ability;
    const names = new Antecedents();
    if (own !== ability) nameEvent(own, names);
    return deedsOfAbility(ability, { ability: own, isCost: false, names });
  });
}

/** The acts that an ability waits for, of itself alone. */
export function awaitedActs(event: When): readonly Act[] {
  const { event: one, who, any = [], or = [], also } = event;
  const clauses = [
    ...(one === undefined ? [] : [one]),
    ...or,
    ...any.map((each) => (who === undefined ? each : { who, ...each })),
  ];
  return [
    ...clauses.flatMap((clause) => withAlternatives(clause, clause.who ?? YOU)),
    ...(also === undefined ? [] : awaitedActs(also)),
  ];
}

/** The acts of one clause and of those beside it that have the same subject. */
export function withAlternatives(clause: Clause, who: Noun): readonly Act[] {
  const beside = [clause.or, clause.orElse, clause.and].filter((one) => one !== undefined);
  return [
    ...actsOf(clause, who, new Antecedents()),
    ...beside.flatMap((one) => withAlternatives(one, one.who ?? who)),
  ];
}

function deedsOfAbility(ability: Ability, context: Context): readonly Deed[] {
  nameEvent(ability, context.names);
  const cost = "cost" in ability && ability.kind !== "keyword" ? (ability.cost ?? []) : [];
  const effects = "effects" in ability ? (ability.effects ?? []) : [];
  const inner = "abilities" in ability ? (ability.abilities ?? []) : [];
  return [
    ...cost.flatMap((one) => deedsOfCost(one, { ...context, isCost: true })),
    ...effects.flatMap((sentence) => deedsOfSentence(sentence, context)),
    ...inner.flatMap((one) => deedsOfAbility(one, context)),
  ];
}

function nameEvent(ability: Ability, names: Antecedents): void {
  if (ability.kind !== "triggered") return;
  nameWhen(ability.event, names);
}

function nameWhen(event: When, names: Antecedents): void {
  names.name(event.phase);
  for (const { who, what, to } of awaitedActs(event))
    for (const one of [to, what, who]) names.name(one);
}

function deedsOfCost({ do: done, or, symbols }: Cost, context: Context): readonly Deed[] {
  return [
    ...(symbols?.includes("{q}") === true ? deedsOfClause(UNTAPS, YOU, [], context) : []),
    ...(done === undefined ? [] : deedsOfClause(done, YOU, [], context)),
    ...(or === undefined ? [] : deedsOfCost(or, context)),
  ];
}

function deedsOfSentence({ lead = [], steps = [] }: Sentence, context: Context): readonly Deed[] {
  for (const { when, if: condition, asLongAs } of lead) {
    if (when !== undefined) nameWhen(when, context.names);
    const about = (condition ?? asLongAs)?.clause?.who;
    if (about?.ref === "SELF") context.names.name(about);
  }
  const isCost = lead.some(({ additionalCost }) => additionalCost !== undefined);
  let who = YOU;
  let modal: string | undefined;
  return steps.flatMap((step) => {
    const goesOn = step.who === undefined && !FORBIDDING.has(modal ?? "");
    modal = step.modal ?? (goesOn ? modal : undefined);
    if (step.who !== undefined) {
      who = context.names.subject(step.who, step);
      context.names.name(who);
    }
    const clause = modal === undefined ? step : { ...step, modal };
    return deedsOfClause(clause, who, [...lead, ...(step.lead ?? [])], {
      ...context,
      isCost: context.isCost || isCost,
    });
  });
}

const under = (modal: string | undefined, clause: Clause): Clause =>
  modal === undefined ? clause : { modal, ...clause };

function deedsOfClause(
  clause: Clause,
  who: Noun,
  lead: readonly Modifier[],
  context: Context,
): readonly Deed[] {
  const { verb, modal, what } = clause;
  const inner = clause.clause ?? carriedIn(clause);
  const beside = [clause.or, clause.orElse, clause.and].filter((one) => one !== undefined);
  const others = beside.flatMap((one) =>
    deedsOfClause(under(modal, one), one.who ?? who, lead, context),
  );
  if (inner !== undefined && CARRIERS.has(verb ?? ""))
    return [
      ...deedsOfClause(under(modal, inner), inner.who ?? what ?? who, lead, context),
      ...others,
    ];
  const { names, ...own } = context;
  const modifiers = [...lead, ...(clause.modifiers ?? [])];
  const acts = actsOf(clause, who, names);
  const given = acts.flatMap((act) => deedsGiven(act, context));
  nameActed(clause, acts, names);
  return [
    ...acts.map((act) => ({
      ...own,
      ...act,
      ...(modal === undefined ? {} : { modal }),
      modifiers,
    })),
    ...given,
    ...(inner === undefined ? [] : deedsOfClause(inner, inner.who ?? who, lead, context)),
    ...others,
  ];
}

/** Takes note of what a clause acts on, and of what it is chosen from. */
function nameActed(clause: Clause, acts: readonly Act[], names: Antecedents): void {
  const { what, origin } = clause;
  for (const { verb, what: object, to } of acts)
    for (const one of [to, isSpoken(verb, what) ? undefined : object, bearerIn(clause), clause.for])
      names.name(one);
  if (origin?.at === "from among" && origin.zone !== undefined) names.choosesFrom(origin.zone);
}

/** "put a counter on target creature. It gains flying": what bears the counter is meant. */
const bearerIn = ({ what, place }: Clause): Noun | undefined =>
  headOf(what ?? {}).thing === "counter" ? place?.zone : undefined;

/** "have that damage dealt to you": what is made to happen stands behind its thing. */
function carriedIn({ verb = "", what }: Clause): Clause | undefined {
  const done = CARRIERS.has(verb)
    ? what?.where?.find((one) => one.done !== undefined)?.done
    : undefined;
  if (done === undefined || what === undefined) return undefined;
  const { where: _where, ...thing } = what;
  return { ...done, who: thing, passive: true };
}

/** What the abilities in quotations do, which the subject or a token is given. */
function deedsGiven({ who, what, clause }: Act, context: Context): readonly Deed[] {
  const had = what?.where?.flatMap(({ having }) => having?.quoted ?? []) ?? [];
  const held = [
    ...(clause.quoted ?? []).map((quoted) => ({ quoted, holder: who })),
    ...had.map((quoted) => ({ quoted, holder: what ?? who })),
  ];
  return held.flatMap(({ quoted, holder }) =>
    quoted.abilities.flatMap((ability) =>
      deedsOfAbility(ability, { ...context, names: new Antecedents(), given: ability, holder }),
    ),
  );
}
