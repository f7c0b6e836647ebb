import { choose } from "../engine/choose.ts";
import { row } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, Noun, Quality, Restriction } from "../types/index.ts";
import { comparison } from "./amounts.ts";
import { clause, keywordList, noun, passive, predicate, quoted, unmarked } from "./holes.ts";
import { modifier } from "./modifiers.ts";
import { cardName } from "./names.ts";

/** What can be measured of a thing. */
export const measure = oneOf(
  "power",
  "toughness",
  "mana value",
  "base power",
  "base toughness",
  "total power",
  "total toughness",
  "total mana value",
  "power and toughness",
  "power or toughness",
  "base power and toughness",
  "loyalty",
  "mana cost",
  "combined mana value",
  "converted mana cost",
  "total power and toughness",
  "power , toughness , or both",
  "total mana cost",
  "speed",
);

const quality: Rule<Quality> = named(() =>
  choose(
    phrase`${{ compare: phrase`${{ measure }} ${comparison}` }}`,
    phrase`${{ compare: phrase`${{ measure }}` }}`,
    node({
      article: true,
    })`a ${{ compare: phrase`${{ measure }} of ${comparison}` }}`,
    phrase`${{ abilities: keywordList }}`,
    phrase`${{ quoted }}`,
    phrase`${{ abilities: keywordList }} and ${{ quoted }}`,
    phrase`${{ noun }}`,
    phrase`the ${{ same: oneOf("same", "chosen", "exact same") }} ${{ noun }} as ${{ as: noun }}`,
    phrase`the ${{ same: oneOf("greatest", "highest", "least", "lowest") }} ${{ compare: phrase`${{ measure }}` }} among ${{ noun }}`,
    phrase`${{ same: oneOf("the greatest", "the highest", "the least", "the lowest") }} ${{ compare: phrase`${{ measure }}` }}`,
  ),
);

const zoneWord = oneOf(
  "in",
  "on",
  "of",
  "from",
  "among",
  "under",
  "outside",
  "outside of",
  "from outside",
  "from among",
  "from among them in",
  "on top of",
  "into",
  "between",
  "in or under",
);

/** Who does, in a clause of a noun: its verb phrase without an object: "you cast", "an opponent controls". */
const bare: Rule<Clause> = named(() =>
  choose(
    phrase`${{ verb: oneOf("cast", "draw", "play", "choose", "activate", "sacrifice", "discard", "reveal", "create", "own and control", "own or control", "do not control", "do not own", "exile", "put", "return", "mill", "search for", "put onto the battlefield", "gain", "lose", "pay", "spend", "roll", "control but do not own", "own but do not control", "may control", "target", "destroy", "could spend", "could produce", "could choose", "attack", "draft", "note", "remove", "lose", "tap", "untap", "add", "make", "want", "give", "would draw", "would create", "would gain", "have", "like", "name", "speak") }} ${{ modifiers: opt(row(modifier)) }}`,
    node({
      past: true,
    })`-ed ${{ verb: oneOf("produce", "control", "own", "draw", "choose", "reveal", "create", "pay", "sacrifice", "discard", "lose", "gain", "guess", "spend", "roll", "mill", "attack", "name", "note", "exile", "play", "put", "return") }} ${{ modifiers: opt(row(modifier)) }}`,
    node({
      perfect: true,
    })`have ${{ verb: oneOf("cast", "put") }} ${{ modifiers: opt(row(modifier)) }}`,
    node({
      perfect: true,
    })`have -ed ${{ verb: oneOf("draw", "play", "choose", "discard", "sacrifice", "create", "pay", "lose", "gain", "control", "roll", "activate", "spend", "reveal", "exile", "attack", "attack with", "commit", "complete", "note", "draft") }} ${{ modifiers: opt(row(modifier)) }}`,
  ),
);

/** Whose clauses may narrow a noun without "that": "you control", "that player controls". */
const agent: Rule<Noun> = named(() =>
  choose(phrase`${{ ref: oneOf("you", "they", "SELF", "it", "he", "she") }}`, noun),
);

/** What narrows a noun from behind. */
export const restriction: Rule<Restriction> = named(() =>
  choose(
    phrase`with ${{ having: quality }}`,
    phrase`without ${{ without: quality }}`,
    phrase`that ${{ that: predicate }}`,
    node({ who: true })`who ${{ that: predicate }}`,
    phrase`whose ${{ whose: clause }}`,
    phrase`${{ place: zoneWord }} ${{ zone: noun }}`,
    phrase`${{ controller: agent }} control`,
    phrase`${{ owner: agent }} own`,
    phrase`${{ by: agent }} ${{ did: bare }}`,
    node({ relative: true })`that ${{ by: agent }} ${{ did: bare }}`,
    phrase`-ed ${{ done: passive }}`,
    phrase`${{ done: unmarked }}`,
    phrase`-ing ${{ doing: predicate }}`,
    phrase`other than ${{ otherThan: noun }}`,
    phrase`except for ${{ except: noun }}`,
    phrase`-ed name ${{ named: cardName }}`,
    node({ not: true })`not -ed name ${{ named: cardName }}`,
    node({
      relative: true,
      not: true,
    })`that be not -ed name ${{ named: cardName }}`,
    phrase`${{ choice: oneOf("of your choice", "of their choice", "of an opponent's choice", "of that player 's choice", "at random", "of the -ed choose color", "of the -ed choose type", "of any color", "of any one color", "of any type", "of that color", "of that type", "as you choose", "of his or her choice", "of defending player 's choice", "of its controller 's choice", "of any kind", "of each kind", "of that kind", "of each color", "of its choice", "face down", "face up", "of a opponent 's choice", "of either type", "of your choice that you do not control", "of choice") }}`,
    phrase`not ${{ place: oneOf("in", "on", "from", "among") }} ${{ zone: noun }}`,
  ),
);
