import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { row } from "../engine/lists.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Amount, Clause, Noun } from "../types/index.ts";
import { comparison, count, number } from "./amounts.ts";
import { clause, keywordList, noun, passive, predicate, quoted, value } from "./holes.ts";
import { mana } from "./mana.ts";
import { cardName } from "./names.ts";
import { origin, place } from "./places.ts";
import { measure } from "./restrictions.ts";
import { size } from "./size.ts";
import { symbol, traits } from "./traits.ts";
import { isRest } from "./zones.ts";

const amountAfter: Rule<Amount> = choose(
  number,
  phrase`${{ same: oneOf("that much", "that many") }}`,
);

/** What is acted on: a span of time is none, though its words are a noun. */
const object: Rule<Noun> = where(
  noun,
  (thing) => !isSpan(thing) && !isSplit(thing) && thing.is?.at(-1)?.thing !== "time",
);

/** "one of them on top of your library and the rest": each goes elsewhere. */
function isSplit({ either = [] }: Noun): boolean {
  const isPut = either.some(({ where: narrowed }) =>
    narrowed?.some(({ place: at }) => at === "on"),
  );
  return isPut && either.some(isRest);
}

function isSpan({ det, is, other }: Noun): boolean {
  const head = is?.at(-1)?.thing;
  return other === undefined && SPAN_ARTICLES.has(det ?? "") && SPANS.has(head ?? "");
}

const SPAN_ARTICLES = new Set(["this", "each", "that"]);
const SPANS = new Set(["turn", "combat", "game", "way", "phase", "upkeep", "step"]);

const whoseControl = oneOf(
  "your",
  "their",
  "its owner 's",
  "their owner 's",
  "that player 's",
  "her owner 's",
  "his owner 's",
  "a opponent 's",
);

/** What may follow a verb, by the name that the tables of verbs give it. */
const SLOTS = {
  what: phrase`${{ what: object }}`,
  what2: phrase`${{ second: noun }}`,
  to: phrase`to ${{ to: noun }}`,
  from: phrase`from ${{ from: noun }}`,
  with: phrase`with ${{ with: noun }}`,
  for: phrase`for ${{ for: where(noun, ({ det }) => det !== "each") }}`,
  by: phrase`by ${{ by: noun }}`,
  on: phrase`on ${{ on: noun }}`,
  among: phrase`among ${{ among: noun }}`,
  as: phrase`as ${{ as: noun }}`,
  in: phrase`in ${{ in: noun }}`,
  of: phrase`of ${{ of: noun }}`,
  at: phrase`at ${{ at: noun }}`,
  rest: phrase`and ${{ second: noun }} ${{ secondPlace: place }}`,
  both: phrase`, ${{ second: noun }} ${{ secondPlace: place }} , and ${{ third: noun }} ${{ thirdPlace: place }}`,
  control: choose(
    phrase`under ${{ control: whoseControl }} control`,
    phrase`under the control of ${{ controlOf: noun }}`,
  ),
  secondTo: phrase`and ${{ second: noun }} to ${{ secondTo: noun }}`,
  into: phrase`into ${{ into: noun }}`,
  under: phrase`under ${{ under: noun }}`,
  place: phrase`${{ place }}`,
  origin: phrase`${{ origin }}`,
  earlyOrigin: node({ early: true })`${{ origin }}`,
  amount: phrase`${{ amount: amountAfter }}`,
  count: phrase`${{ amount: count }}`,
  byAmount: phrase`by ${{ amount: value }}`,
  equal: phrase`equal to ${{ equal: value }}`,
  size: phrase`${{ size }}`,
  orSize: phrase`or ${{ orSize: size }}`,
  mana: phrase`${{ mana }}`,
  symbols: phrase`${{ symbols: row(symbol) }}`,
  keywords: phrase`${{ abilities: keywordList }}`,
  quoted: phrase`${{ quoted }}`,
  is: phrase`${{ is: traits }}`,
  do: phrase`${{ clause: predicate }}`,
  that: phrase`that ${{ clause }}`,
  toDo: phrase`to ${{ clause: predicate }}`,
  name: phrase`${{ name: cardName }}`,
  compare: phrase`${{ compare: phrase`${{ measure }} ${comparison}` }}`,
  passive: phrase`-ed ${{ clause: passive }}`,
} as const;

type Slot = keyof typeof SLOTS;

/** A slot that may stay empty. */
function perhaps(slot: Rule<object>): Rule<object> {
  const nothing: Rule<object> = phrase``;
  return choose(slot, nothing);
}

const isSlot = (name: string): name is Slot => name in SLOTS;

/**
 * The grammar of a verb from its frames. A frame is a row of slots and words: "what to?" is "deals 3 damage",
 * perhaps with "to any target"; other words stand for themselves and are kept as `part` ("control_of what");
 * <a|b> is one of several words, kept as `how`.
 */
export function framesOf(verb: string, frames: readonly string[]): Rule<Clause>[] {
  const fixed = (frame: string) => partsOf(frame).filter((part) => !isSlot(part)).length;
  return frames
    .toSorted((one, other) => fixed(other) - fixed(one))
    .map((frame) => frameRule(verb, frame));
}

const partsOf = (frame: string) => frame.split(" ").filter(Boolean);

function frameRule(verb: string, frame: string): Rule<Clause> {
  const texts: string[] = [verb];
  const rules: (Rule<object> | Record<string, unknown>)[] = [];
  const literals: string[] = [];
  for (const part of partsOf(frame)) {
    const optional = part.endsWith("?");
    const name = optional ? part.slice(0, -1) : part;
    if (isSlot(name)) rules.push(optional ? perhaps(SLOTS[name]) : SLOTS[name]);
    else if (name.startsWith("<")) {
      const words = oneOf(
        ...name
          .slice(1, -1)
          .split("|")
          .map((text) => text.replaceAll("_", " ")),
      );
      rules.push({ how: optional ? opt(words) : words });
    } else {
      texts[texts.length - 1] += ` ${name.replaceAll("_", " ")}`;
      literals.push(name.replaceAll("_", " "));
      continue;
    }
    texts.push("");
  }
  const constants = literals.length > 0 ? { verb, part: literals.join(" … ") } : { verb };
  const build = node(constants) as unknown as (
    strings: readonly string[],
    ...parts: unknown[]
  ) => Rule<Clause>;
  return build(texts, ...rules);
}
