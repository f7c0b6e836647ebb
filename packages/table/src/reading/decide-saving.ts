import { type Deed, deedsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { countersSpell } from "../counters-spell.ts";
import { createDescribedCreature } from "../described-creature.ts";
import { fits, withoutCount } from "../fits.ts";
import { journeyOf } from "../journey.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import type { Permanent, Thing } from "../scene.ts";
import { isTargeted } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { phraseResponse, type Response } from "./object-phrases.ts";
import { hasIdea, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

const RESPONDS = ["respond"];
const SPARED = ["survives", "save", "saves", "protects"];
const FIZZLES = ["fizzle"];
const LOST = ["destroy", "dies", "exile", "kill"];
const SACRIFICES = ["sacrifice", "they-sacrifice"];
/** What is asked of a spell, by the verb of its text. */
const DONE: Readonly<Record<string, string>> = {
  damage: "deal",
  draw: "draw",
  "gain-life": "gain",
  "lose-life": "lose",
  land: "search",
};
const BESIDE =
  "battlefield blink card cast control counter-spell creature creature-removal illegal-target land library life-total opponent permanent player spell target turn".split(
    " ",
  );

/** A spell with one target, what it is aimed at and what responds. */
interface Scene {
  readonly spell: Card;
  readonly target: Thing;
  readonly answer: Card;
}

/** What comes of a spell whose target is looked after in response (CR 608.2b). */
export function decideSaving(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  if (!hasIdea(told, RESPONDS) || told.numbers.length > 0) return undefined;
  const known = [...RESPONDS, ...SPARED, ...FIZZLES, ...LOST, ...SACRIFICES, ...Object.keys(DONE)];
  if (!usesEveryIdea(told, [...BESIDE, ...known])) return undefined;
  const answering = answeringCard(told, cards);
  const found = scenesOf(told, cards).flatMap((scene) => {
    const how = howSaved(told, scene);
    const isInTime = how === "sacrificed" || scene.answer === answering;
    return how === undefined || !isInTime ? [] : [{ ...scene, how }];
  });
  const [scene, other] = found;
  if (scene === undefined || other !== undefined) return undefined;
  const holds = verdictOn(told, scene);
  if (holds === undefined) return undefined;
  const { spell, answer, how } = scene;
  return phraseResponse(
    holds,
    how,
    { source: bilingualName(spell), target: bilingualName(answer) },
    [bilingualWords(spell, undefined), bilingualWords(answer, undefined)],
  );
}

/** “respond with @1”, “@1 in response (to @0)”: what is done in response, and so resolves first (CR 405.5). */
export function answeringCard(
  { words, mentions, ideas }: QuestionIdeas,
  cards: readonly NamedCard[],
): Card | undefined {
  const at = ideas.find(({ id }) => RESPONDS.includes(id))?.at ?? 0;
  const next = mentions.find((one) => one.at > at);
  const joined = words[(next?.at ?? 0) - 1] ?? "";
  const after = next && cards[next.place]?.card;
  // “in response, does @0 survive?”: what lies on the table is asked about.
  const isAnswer =
    after !== undefined && !TO.has(joined) && (WITH.has(joined) || !isPermanent(kindsOf(after)));
  const before = mentions.findLast((one) => one.at < at);
  return isAnswer ? after : before && cards[before.place]?.card;
}

const TO = new Set(["to", "a", "au"]);
const WITH = new Set(["with", "avec"]);

/** Each way in which the cards may be spell, target and answer. */
function scenesOf(told: QuestionIdeas, cards: readonly NamedCard[]): readonly Scene[] {
  const named = cards.map(({ card }) => card);
  return named.flatMap((spell) =>
    named
      .filter((answer) => answer !== spell)
      .flatMap((answer): readonly Scene[] => {
        const [card, more] = named.filter((one) => one !== spell && one !== answer);
        const target =
          card === undefined
            ? hasIdea(told, ["creature"])
              ? createDescribedCreature({ abilities: [] })
              : undefined
            : { card, kinds: kindsOf(card), zone: "battlefield" as const };
        return target === undefined ||
          more !== undefined ||
          !isAimed(spell, target) ||
          isAtPlayer(told)
          ? []
          : [{ spell, answer, target: { ...target, side: "asker" } }];
      }),
  );
}

/** What is aimed at a player saves no creature: “bolts me”, “on my opponent”, “to face”. */
const isAtPlayer = ({ words }: QuestionIdeas): boolean =>
  words.some(
    (word, at) =>
      ["me", "moi", "face", "tete"].includes(word) ||
      (AT.has(word) &&
        words
          .slice(at + 1, at + 3)
          .some((next) =>
            ["him", "her", "lui", "opponent", "adversaire", "player"].includes(next),
          )),
  );
const AT = new Set(["at", "on", "sur", "a", "to"]);

/** A spell of the other player with one target, which the thing may be. */
function isAimed(spell: Card, thing: Thing): boolean {
  if (isPermanent(kindsOf(spell)) || abilitiesOf(spell).some(({ kind }) => kind !== "spell"))
    return false;
  const nouns = deedsOf(abilitiesOf(spell))
    .flatMap(({ what, to, who }) => [what, to, who])
    .flatMap((noun) => (noun !== undefined && isTargeted(noun) ? [noun] : []));
  const [noun] = nouns;
  const isOne = new Set(nouns.map((one) => JSON.stringify(one))).size === 1;
  const by: Permanent = { card: spell, copies: 1, side: "opponent" };
  const isMeant = noun && fits(withoutCount(noun), { ...thing, side: "asker" }, by);
  // “any target”: a permanent as well as a player.
  return isOne && noun !== undefined && (isMeant !== false || noun.det === "any");
}

/** What the answer does about it. Undefined where it does nothing that is known. */
function howSaved(told: QuestionIdeas, { spell, target, answer }: Scene): Response | undefined {
  const by: Permanent = { card: answer, copies: 1, side: "asker" };
  if (countersSpell(by, { card: spell, kinds: kindsOf(spell), side: "opponent" })?.kind === "yes")
    return "countered";
  const deeds = deedsOf(abilitiesOf(answer));
  if (hasIdea(told, SACRIFICES))
    return sacrifices(told, deeds, by, target) ? "sacrificed" : undefined;
  // Hexproof keeps nothing from its controller’s own spells (CR 702.11b).
  if (deeds.some((deed) => bars(deed, by, target))) return isOwn(told) ? undefined : "barred";
  return journeyOf(by, target) === undefined ? undefined : "gone";
}

/** “I cast it on my own”: who casts the spell is not the other player. */
const isOwn = ({ words }: QuestionIdeas): boolean =>
  words.includes("own") ||
  words.some(
    (word, at) =>
      ["i", "je"].includes(word) && ["cast", "lance", "play", "joue"].includes(words[at + 1] ?? ""),
  );

/** “sacrifices it”: not another creature; and what may be sacrificed there. */
function sacrifices(
  { words, ideas }: QuestionIdeas,
  deeds: readonly Deed[],
  by: Permanent,
  target: Thing,
): boolean {
  const isOutlet = deeds.some(
    ({ verb, isCost, what }) =>
      verb === "sacrifice" &&
      isCost &&
      what !== undefined &&
      what.ref !== "SELF" &&
      fits(withoutCount(what), target, by) === true,
  );
  return (
    isOutlet &&
    ideas.some(({ id, at }) => {
      if (!SACRIFICES.includes(id)) return false;
      const near = words.slice(Math.max(0, at - 1), at + 3);
      return near.some(
        (word) => ["it", "him", "her", "le", "la", "l"].includes(word) || /^@\d/.test(word),
      );
    })
  );
}

const BARRING = new Set(["hexproof", "shroud"]);

/** “gains hexproof”: an opponent’s spell no longer has a legal target. */
function bars({ verb, what, who, clause, isCost }: Deed, by: Permanent, target: Thing): boolean {
  const object = what ?? who;
  const isGiven = (clause.abilities ?? []).some(
    (one) => one.kind === "keyword" && BARRING.has(one.name),
  );
  if (isCost || !isGiven || !["gain", "have"].includes(verb)) return false;
  const noun = who ?? object;
  return noun !== undefined && fits(withoutCount(noun), target, by) === true;
}

/** The answer to what is asked about the spell or its target. */
function verdictOn(told: QuestionIdeas, { spell, how }: Scene & { readonly how: Response }) {
  const isSacrificed = how === "sacrificed";
  if (hasIdea(told, FIZZLES)) return how === "countered" ? undefined : true;
  if (hasIdea(told, SPARED)) return isSacrificed ? undefined : true;
  const ideas = told.ideas.map(({ id }) => id);
  const verbs = deedsOf(abilitiesOf(spell)).map(({ verb }) => verb);
  if (ideas.some((id) => verbs.includes(DONE[id] ?? ""))) return false;
  if (isSacrificed) return hasIdea(told, ["exile"]) ? false : undefined;
  return hasIdea(told, LOST) ? false : undefined;
}
