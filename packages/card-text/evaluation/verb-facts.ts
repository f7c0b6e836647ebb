// What a sentence does, verb by verb, in the words of LABELS.md.
import type { Clause, Mana, Noun, Sentence } from "../src/index.ts";
import FORMS from "./label-forms.json" with { type: "json" };
import { amountOf, isNamedBefore, objectOf, ownerOf, whoseOf } from "./noun-facts.ts";
import type { VerbFact } from "./read-labels.ts";

/** A row of the table: which clauses it is for, and where the object, owner and amount stand. */
interface VerbForm {
  readonly verb: string;
  readonly head?: string;
  readonly part?: string;
  readonly how?: string;
  readonly form?: string;
  readonly forms?: readonly string[];
  readonly of?: string;
  readonly object?: string;
  readonly whose?: string;
  readonly amount?: string;
}

const VERBS: readonly VerbForm[] = FORMS.verbs;
const PARTICIPLES: Readonly<Record<string, string>> = FORMS.participles;
const CARRIERS: ReadonlySet<string> = new Set(FORMS.carriers);
const PURPOSES: ReadonlySet<string> = new Set(FORMS.purposes);
const UNLISTED: ReadonlySet<string> = new Set(FORMS.unlistedVerbs);
const NEGATIVE = new Set(["can not", "do not"]);
const YOU: Noun = { ref: "you" };

/** The verbs of a sentence in its order. A step without a subject has that of the step before, and its "may". */
export function verbsOf({ steps = [] }: Sentence): VerbFact[] {
  let who = YOU;
  let modal: string | undefined;
  return steps.flatMap((step) => {
    modal = step.modal ?? (step.who === undefined ? modal : undefined);
    who = step.who ?? who;
    return verbsIn(step, who).map((fact) => ({ optional: modal === "may", ...fact }));
  });
}

function verbsIn(clause: Clause, who: Noun): VerbFact[] {
  const { verb, clause: inner, or, orElse, and } = clause;
  if (verb === undefined || UNLISTED.has(verb)) return [];
  if (inner !== undefined && CARRIERS.has(verb))
    return verbsIn(inner, inner.who ?? clause.what ?? who);
  const more = [or, orElse, and].filter((other) => other !== undefined);
  return [
    ...factsOfVerb(clause, who),
    ...more.flatMap((other) =>
      verbsIn(
        clause.modal === undefined ? other : { modal: clause.modal, ...other },
        other.who ?? who,
      ),
    ),
    ...purposesIn(clause, who),
  ];
}

/** What is paid for happens once it is paid: it is not offered itself. */
function purposesIn({ verb = "", clause }: Clause, who: Noun): VerbFact[] {
  if (clause === undefined || !PURPOSES.has(verb)) return [];
  return verbsIn(clause, who).map((fact) => ({ ...fact, optional: false }));
}

/** A clause with two objects says its verb twice: "one of them into your hand and the other on the bottom". */
function factsOfVerb(clause: Clause, who: Noun): VerbFact[] {
  const row = VERBS.find((one) => isFor(one, clause)) ?? { verb: clause.verb ?? "" };
  const negation = negationOf(clause);
  if (negation !== undefined || clause.passive === true) {
    const form = clause.passive === true ? participleOf(row.verb) : (row.form ?? row.verb);
    return [
      { verb: plain(`${negation ?? ""}${form}`), ...objectFacts(who), amount: amountOf(who) },
    ];
  }
  const forms = row.forms ?? [row.form ?? row.verb];
  const facts = (one: Clause) =>
    forms.map((form) => ({ verb: plain(form), ...formFacts(row, one, who) }));
  const { second, secondTo, secondPlace } = clause;
  if (second === undefined || (secondTo ?? secondPlace) === undefined) return facts(clause);
  return [
    ...facts(clause),
    ...facts({
      ...clause,
      what: second,
      ...(secondTo === undefined ? {} : { to: secondTo }),
      ...(secondPlace === undefined ? {} : { place: secondPlace }),
    }),
  ];
}

function negationOf({ modal, not }: Clause): string | undefined {
  if (modal !== undefined && NEGATIVE.has(modal)) return `${modal} `;
  return not === true ? "do not " : undefined;
}

const participleOf = (verb: string) => `be ${PARTICIPLES[verb] ?? verb}`;

const plain = (words: string) => words.replaceAll(" ", "-");

function isFor({ verb, head, part, how }: VerbForm, clause: Clause): boolean {
  return (
    verb === clause.verb &&
    (head === undefined || head === clause.what?.is?.at(-1)?.thing) &&
    (part === undefined || part === clause.part) &&
    (how === undefined || how === clause.how)
  );
}

function formFacts(row: VerbForm, clause: Clause, who: Noun): Omit<VerbFact, "verb"> {
  const noun = nounAt(row.of ?? "what", clause, who);
  const implied = row.of === "nothing" ? null : row.object;
  return {
    object: noun === undefined ? implied : objectOf(noun),
    whose: whoseInClause(row, noun, clause, who),
    amount: amountAt(row.amount, noun, clause),
    size: clause.size,
  };
}

const objectFacts = (noun: Noun) => ({ object: objectOf(noun), whose: whoseOf(noun) });

/** What is discarded, drawn or made is its who does it, unless a text says whose. */
function whoseInClause(row: VerbForm, noun: Noun | undefined, clause: Clause, who: Noun) {
  if (noun === undefined) return row.whose === "who" ? whoseOf(who) : undefined;
  if (noun.whose?.ref === "their") return clause.who === undefined ? undefined : whoseOf(who);
  if (row.whose !== "who" || noun.ref === "SELF") return whoseOf(noun);
  const owner = ownerOf(noun);
  if (isNamedBefore(noun) || (owner !== undefined && owner.ref !== "SELF")) return whoseOf(noun);
  return whoseOf(who);
}

function nounAt(place: string, clause: Clause, who: Noun): Noun | undefined {
  const { what, second, secondTo, secondPlace } = clause;
  const isOther = second !== undefined && (secondTo ?? secondPlace) === undefined;
  if (place === "what" && what !== undefined && isOther)
    return { either: [what, second], join: "or" };
  if (place === "who") return who;
  if (place === "place") return clause.place?.zone ?? clause.on;
  return clause[place as "what" | "to" | "among" | "for" | "with"];
}

function amountAt(
  place: string | undefined,
  noun: Noun | undefined,
  clause: Clause,
): VerbFact["amount"] {
  if (place === "mana") return amountOfMana(clause.mana);
  if (place === "amount") return clause.amount?.number ?? null;
  if (place === "x") return clause.symbols?.[0] === "{x}" ? "X" : null;
  if (place === "symbols") return Number(clause.symbols?.[0]?.slice(1, -1)) || "X";
  const counted = place === undefined ? noun : nounAt(place, clause, YOU);
  return counted === undefined ? null : amountOf(counted);
}

function amountOfMana(mana: Mana | undefined): VerbFact["amount"] {
  if (mana?.noun !== undefined) return amountOf(mana.noun);
  if (mana?.amount !== undefined) return mana.amount.number ?? null;
  return (mana?.symbols ?? mana?.or?.[0])?.length ?? null;
}
