import { choose } from "../engine/choose.ts";
import { lone, where } from "../engine/derive.ts";
import { separated, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { KINDS } from "../engine/source.ts";
import { oneOf, token } from "../engine/words.ts";
import type { Ability, Quoted, When } from "../types/index.ts";
import { number } from "./amounts.ts";
import { costs } from "./costs.ts";
import "./clauses.ts";
import "./conditions.ts";
import "./events.ts";
import "./nouns.ts";
import { condition, quoted, when } from "./holes.ts";
import { keywordLine, keywordWithMore } from "./keywords.ts";
import { classified } from "./kinds.ts";
import { sentences } from "./sentences.ts";
import { size } from "./size.ts";

const effects = { effects: sentences };

/** "When", "whenever" and "at" introduce a trigger; "as" does not (rule 603.1). */
const trigger: Rule<When> = where(
  when,
  ({ word }) => word === undefined || word === "when" || word === "whenever",
);

const triggered: Rule<Ability> = named(() =>
  choose(
    node({
      kind: "triggered",
    })`${{ event: trigger }} , if ${{ condition }} , ${effects}`,
    node({ kind: "triggered" })`${{ event: trigger }} , ${effects}`,
    node({
      kind: "triggered",
      modes: true,
    })`${{ event: trigger }} , if ${{ condition }} , ${effects} —`,
    node({ kind: "triggered", modes: true })`${{ event: trigger }} , ${effects} —`,
  ),
);

const activated: Rule<Ability> = choose(
  node({ kind: "activated" })`${{ cost: costs }} : ${effects}`,
  node({ kind: "activated", modes: true })`${{ cost: costs }} : ${effects} —`,
);

/** Sentences that are neither triggered nor activated: what they do says which kind they are. */
const plain: Rule<Ability> = classified(
  choose(phrase`${effects}`, node({ modes: true })`${effects} —`),
);

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"] as const;
const chapter: Rule<Ability> = node({
  kind: "chapter",
})`${{ chapters: separated(oneOf(...ROMAN), [","]) }} — ${effects}`;

/** "+1", "-3". */
const signed: Rule<string> = token(
  [KINDS.signed],
  (word) => word,
  (word) => (typeof word === "string" ? word : undefined),
);

/** Levels, station steps, rows of rolled results, and what a Vanguard changes at the start. */
const step: Rule<Ability> = choose(
  node({ kind: "level" })`${{ cost: costs }} : level ${{ level: number }}`,
  node({
    kind: "level",
  })`level ${{ from: number }} ${{ to: oneOf("-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9", "+") }}`,
  node({ kind: "size" })`${{ size }}`,
  node({ kind: "vanguard" })`hand ${{ hand: signed }} , life ${{ life: signed }}`,
  node({ kind: "result" })`${{ from: number }} | ${effects}`,
  node({
    kind: "result",
  })`${{ from: number }} — ${{ to: number }} | ${effects}`,
  node({ kind: "result", open: true })`${{ from: number }} + | ${effects}`,
  node({
    kind: "level",
  })`${{ from: number }} + | ${{ abilities: named(() => ability) }}`,
);

/** A mode of a choice, with its cost where it has one. */
const mode: Rule<Ability> = choose(
  node({ kind: "mode" })`• ${effects}`,
  node({ kind: "mode" })`• ${{ cost: costs }} — ${effects}`,
  node({ kind: "mode", plus: true })`+ ${{ cost: costs }} — ${effects}`,
  node({ kind: "mode" })`• ${{ abilities: named(() => ability) }}`,
);

/** What a line says: the preferred kind first. */
export const ability: Rule<Ability[]> = named(() =>
  choose(
    keywordLine,
    lone(keywordWithMore),
    lone(triggered),
    lone(activated),
    lone(chapter),
    lone(step),
    lone(mode),
    lone(plain),
  ),
);

const inQuotes: Rule<Quoted> = named(() =>
  choose(
    phrase`" ${{ abilities: ability }} "`,
    node({ inner: true })`' ${{ abilities: ability }} '`,
  ),
);

quoted.is(() => choose(lone(inQuotes), series(inQuotes, "and")));
