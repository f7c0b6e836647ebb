import { choose } from "../engine/choose.ts";
import { lone } from "../engine/derive.ts";
import { row, separated, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Ability, Cost } from "../types/index.ts";
import { namesOf } from "../vocabulary/index.ts";
import { KEYWORDS } from "../vocabulary/keywords.ts";
import { namesAsRead } from "../words/plain-names.ts";
import { number } from "./amounts.ts";
import { costs } from "./costs.ts";
import { condition, keywordList, noun, value } from "./holes.ts";
import { cardName } from "./names.ts";
import { sentences } from "./sentences.ts";
import { size } from "./size.ts";
import { symbol, traits } from "./traits.ts";

const anyOf = (list: string) => namesAsRead(namesOf(list));

const mana: Rule<Cost[]> = lone(phrase`${{ symbols: row(symbol) }}`);

/** A keyword with its parameters. */
const keyword: Rule<Ability> = named(() =>
  choose(
    node({ kind: "keyword", name: "prototype" })`prototype ${{ cost: mana }} — ${{ size }}`,
    node({ kind: "keyword", name: "friends forever" })`partner — friends forever`,
    node({ kind: "keyword", name: "character select" })`partner — character select`,
    node({ kind: "keyword", name: "father & son" })`partner — father & son`,
    node({ kind: "keyword" })`${{ name: anyOf(KEYWORDS.none) }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.cost) }} ${{ cost: mana }}`,
    node({
      kind: "keyword",
      dash: true,
    })`${{ name: anyOf(KEYWORDS.cost) }} — ${{ cost: costs }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.amount) }} ${{ amount: number }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.amountCost) }} ${{ amount: number }} — ${{ cost: costs }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.quality) }} ${{ of: noun }}`,
    node({
      kind: "keyword",
      name: "partner with",
    })`partner with ${{ partner: cardName }}`,
    node({
      kind: "keyword",
    })`${{ name: namesAsRead(["protection", "hexproof"]) }} ${{ from: lone(fromWhat) }}`,
    node({
      kind: "keyword",
    })`${{ name: namesAsRead(["protection", "hexproof"]) }} ${{ from: series(fromWhat, "and") }}`,
    node({
      kind: "keyword",
    })`${{ name: namesAsRead(["equip", "craft with", "splice onto", "offering"]) }} ${{ of: noun }} ${{ cost: mana }}`,
    node({
      kind: "keyword",
      dash: true,
    })`${{ name: namesAsRead(["equip"]) }} ${{ of: noun }} — ${{ cost: costs }}`,
    node({
      kind: "keyword",
    })`${{ name: namesAsRead(["kicker", "ward", "cycling", "firebending", "toxic", "annihilator", "bushido", "mobilize", "modular"]) }} ${{ cost: mana }} ${{ andOr: oneOf("and/or", "or") }} ${{ cost2: mana }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.amount) }} ${{ amount: number }} , where x be ${{ whereX: value }}`,
    node({
      kind: "keyword",
    })`${{ name: anyOf(KEYWORDS.cost) }} ${{ cost: mana }} , where x be ${{ whereX: value }}`,
    node({ kind: "keyword", name: "modular sunburst" })`modular — sunburst`,
    node({
      kind: "keyword",
    })`${{ of: noun }} ${{ name: namesAsRead(["offering"]) }}`,
    node({
      kind: "keyword",
    })`${{ name: namesAsRead(["companion", "champion"]) }} — ${{ condition }}`,
  ),
);

/** Names of keywords that have parameters, where none are given: "with flashback". */
const bare: Rule<Ability> = node({
  kind: "keyword",
  bare: true,
})`${{ name: namesAsRead([...namesOf(KEYWORDS.cost), ...namesOf(KEYWORDS.amount), "protection", "suspend", "affinity", "kicker", "partner", "ninjutsu"]) }}`;

const fromWhat = named(() =>
  choose(phrase`from ${{ of: noun }}`, phrase`from ${{ of: phrase`${{ is: traits }}` }}`),
);

/** A keyword with sentences about it: "Equip {3}. This ability costs {1} less…" */
export const keywordWithMore: Rule<Ability> = named(
  () => phrase`${keyword} . ${{ effects: sentences }}`,
);

/** Keywords of one line. */
export const keywordLine: Rule<Ability[]> = named(() => separated(keyword, [","]));

/** Keywords that something has or gains: "flying", "flying and haste", "your choice of flying or haste". */
const had: Rule<Ability> = choose(keyword, bare);

/** One of several: "flying or haste", "your choice of flying or haste". */
const chosen: Rule<Ability> = choose(
  node({ kind: "choice" })`${{ any: series(had, "or") }}`,
  node({ kind: "choice", yours: true })`your choice of ${{ any: series(had, "or") }}`,
);

keywordList.is(() => choose(lone(had), series(had, "and"), lone(chosen)));
