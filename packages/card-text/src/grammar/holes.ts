import { Named } from "../engine/named.ts";
import type { Ability, Amount, Clause, Condition, Noun, Quoted, When } from "../types/index.ts";

// What the files of the grammar need of each other before it is made: each is filled where it belongs.

/** A thing: "target creature you control". */
export const noun = new Named<Noun>();
/** A measure: "the number of creatures you control", "half its power, rounded down". */
export const value = new Named<Amount>();
/** A whole clause with its subject. */
export const clause = new Named<Clause>();
/** A clause of a sentence: what is joined to it is a step of its own. */
export const step = new Named<Clause>();
/** What an ability tells its player to do. */
export const ordered = new Named<Clause>();
/** A clause that goes on with a sentence: without a subject it has that of the step before. */
export const nextStep = new Named<Clause>();
/** A predicate in a clause that narrows a noun: what modifies the sentence is not its own. */
export const relative = new Named<Clause>();
/** A verb and what follows it, with what else the subject does. */
export const predicate = new Named<Clause>();
/** A predicate in the passive voice, after its participle: "dealt damage by a creature". */
export const passive = new Named<Clause>();
/** The same for participles that look like the verb itself: "put into a graveyard". */
export const unmarked = new Named<Clause>();
/** What must hold. */
export const condition = new Named<Condition>();
/** What happens, as triggers name it. */
export const when = new Named<When>();
/** Abilities between quotation marks. */
export const quoted = new Named<Quoted[]>();
/** Keywords as things may have them: "flying and haste". */
export const keywordList = new Named<Ability[]>();
