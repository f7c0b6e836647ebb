import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { row } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, Noun, Quality, Restriction } from "../types/index.ts";
import { comparison } from "./amounts.ts";
import {
  clause,
  keywordList,
  noun,
  passive,
  predicate,
  quoted,
  relative,
  unmarked,
} from "./holes.ts";
import { narrowModifier } from "./modifiers.ts";
import { cardName } from "./names.ts";
import { size } from "./size.ts";
import { zoneNoun } from "./zones.ts";

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
  "base power and base toughness",
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

export const quality: Rule<Quality> = named(() =>
  choose(
    phrase`${{ compare: phrase`${{ measure }} ${comparison}` }}`,
    phrase`${{ compare: phrase`${{ measure }}` }}`,
    node({
      article: true,
    })`a ${{ compare: phrase`${{ measure }} of ${comparison}` }}`,
    phrase`${{ abilities: keywordList }}`,
    phrase`${{ quoted }}`,
    phrase`${{ abilities: keywordList }} and ${{ quoted }}`,
    phrase`${{ noun: where(noun, isHeld) }}`,
    phrase`${{ same: oneOf("greater", "lesser") }} ${{ compare: phrase`${{ measure }}` }}`,
    phrase`base power and toughness ${{ size }}`,
    phrase`base power and toughness ${{ size }} and ${{ abilities: keywordList }}`,
    phrase`the ${{ same: oneOf("greatest", "highest", "most", "least", "fewest", "lowest") }} ${{ noun }}`,
    phrase`the ${{ same: oneOf("same", "chosen", "exact same") }} ${{ noun }} as ${{ as: noun }}`,
    phrase`the ${{ same: oneOf("greatest", "highest", "least", "lowest") }} ${{ compare: phrase`${{ measure }}` }} among ${{ noun }}`,
    phrase`${{ same: oneOf("the greatest", "the highest", "the least", "the lowest") }} ${{ compare: phrase`${{ measure }}` }}`,
  ),
);

/** What a thing is "with" is on it or in it. Where the thing comes from is said of the thing. */
function isHeld({ where: narrowed = [] }: Noun): boolean {
  return narrowed.every(({ place }) => place !== "from" && place !== "in");
}

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
  "from anywhere other than",
  "on top of",
  "between",
  "in or under",
);

/** Who does, in a clause of a noun: its verb phrase without an object: "you cast", "an opponent controls". */
const bare: Rule<Clause> = named(() =>
  choose(
    phrase`${{ verb: oneOf("cast", "draw", "play", "choose", "activate", "sacrifice", "discard", "reveal", "create", "own and control", "own or control", "exile", "put", "return", "mill", "search for", "put onto the battlefield", "gain", "lose", "pay", "spend", "roll", "control but do not own", "own but do not control", "may control", "destroy", "could spend", "could choose", "attack", "draft", "note", "remove", "win", "tap", "untap", "add", "make", "want", "give", "would draw", "would create", "would gain", "have", "like", "name", "speak") }} ${{ modifiers: opt(row(narrowModifier)) }}`,
    node({
      past: true,
    })`-ed ${{ verb: oneOf("produce", "control", "own", "draw", "choose", "reveal", "create", "pay", "sacrifice", "discard", "lose", "gain", "guess", "spend", "roll", "mill", "attack", "name", "note", "exile", "play", "put", "return", "win") }} ${{ modifiers: opt(row(narrowModifier)) }}`,
    node({
      perfect: true,
    })`have ${{ verb: oneOf("cast") }} ${{ what: noun }} ${{ modifiers: opt(row(narrowModifier)) }}`,
    node({
      perfect: true,
    })`have ${{ verb: oneOf("cast", "put") }} ${{ modifiers: opt(row(narrowModifier)) }}`,
    node({
      perfect: true,
    })`have -ed ${{ verb: oneOf("draw", "play", "choose", "discard", "sacrifice", "create", "pay", "lose", "gain", "control", "roll", "activate", "spend", "reveal", "exile", "attack", "attack with", "commit", "complete", "note", "draft") }} ${{ modifiers: opt(row(narrowModifier)) }}`,
  ),
);

/** Who may do something in a clause that narrows a noun without "that": a player, or the card itself. */
const agent: Rule<Noun> = where(noun, isPlayer);

const PLAYER_WORDS = new Set(["you", "they", "SELF", "it", "he", "she"]);
const PLAYERS = new Set([
  "player",
  "opponent",
  "controller",
  "owner",
  "teammate",
  "creator",
  "person",
  "defending player",
  "attacking player",
  "active player",
  "starting player",
]);

function isPlayer({ ref, is, either }: Noun): boolean {
  const head = is?.at(-1)?.thing ?? "";
  return PLAYER_WORDS.has(ref ?? "") || PLAYERS.has(head) || either?.every(isPlayer) === true;
}

/** What a permanent does with what is spoken of: "mana that a land could produce", "the creature it haunts". */
const ofPermanent: Rule<Clause> = named(() =>
  choose(
    phrase`${{ verb: oneOf("could produce", "would deal", "haunt", "target", "could target", "could enchant") }}`,
    node({ past: true })`-ed ${{ verb: oneOf("produce", "devour", "exploit", "convoke") }}`,
    node({
      perfect: true,
    })`have -ed ${{ verb: oneOf("resolve") }} ${{ modifiers: opt(row(narrowModifier)) }}`,
  ),
);

/** What narrows a noun from behind. */
export const restriction: Rule<Restriction> = named(() =>
  choose(
    phrase`with ${{ having: quality }}`,
    node({ each: true })`each with ${{ having: quality }}`,
    phrase`without ${{ without: quality }}`,
    phrase`that ${{ that: relative }}`,
    node({ who: true })`who ${{ that: relative }}`,
    phrase`whose ${{ whose: clause }}`,
    node({ place: "from" })`from ${{ zone: zoneNoun }} or from ${{ orZone: zoneNoun }}`,
    node({ place: "in" })`in ${{ zone: zoneNoun }} and in ${{ andZone: zoneNoun }}`,
    phrase`${{ place: zoneWord }} ${{ zone: zoneNoun }}`,
    phrase`${{ controller: agent }} control`,
    node({ not: true })`${{ controller: agent }} do not control`,
    node({ past: true })`${{ controller: agent }} -ed control`,
    phrase`able to ${{ able: predicate }}`,
    node({ not: true })`${{ owner: agent }} do not own`,
    phrase`${{ owner: agent }} own`,
    phrase`${{ by: agent }} ${{ did: bare }}`,
    phrase`${{ by: noun }} ${{ did: ofPermanent }}`,
    node({ ongoing: true })`${{ by: agent }} be -ing ${{ did: relative }}`,
    node({ relative: true })`that ${{ by: noun }} ${{ did: ofPermanent }}`,
    node({ relative: true })`that ${{ by: agent }} ${{ did: bare }}`,
    phrase`-ed ${{ done: passive }}`,
    phrase`${{ done: unmarked }}`,
    phrase`-ing ${{ doing: relative }}`,
    phrase`-ing ${{ doing: relative }} or -ing ${{ orDoing: relative }}`,
    phrase`-ing block or -ed block by ${{ fights: noun }}`,
    phrase`other than ${{ otherThan: noun }}`,
    phrase`except for ${{ except: noun }}`,
    phrase`-ed name ${{ named: cardName }}`,
    node({ not: true })`not -ed name ${{ named: cardName }}`,
    node({
      relative: true,
      not: true,
    })`that be not -ed name ${{ named: cardName }}`,
    phrase`${{ choice: oneOf("of your choice", "of their choice", "of an opponent's choice", "of that player 's choice", "at random", "of the -ed choose color", "of the -ed choose type", "of any color", "of any one color", "of any type", "of that color", "of that type", "as you choose", "of his or her choice", "of defending player 's choice", "of its controller 's choice", "of any kind", "of each kind", "of that kind", "of each color", "of its choice", "face down", "face up", "of a opponent 's choice", "of either type", "of your choice that you do not control", "of choice", "beyond the first") }}`,
    phrase`not ${{ place: oneOf("in", "on", "from", "among") }} ${{ zone: zoneNoun }}`,
  ),
);
