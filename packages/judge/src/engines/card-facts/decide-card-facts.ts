import type { Bilingual, Card } from "@spellwright/contract";
import words from "../../../../../data/judge/reading/card-facts-words.json" with { type: "json" };
import { citationsOf } from "../../decision.ts";
import * as say from "../../phrases/card-facts.ts";
import { inBothLanguages } from "../../phrases/fill-sentence.ts";
import type { Understanding } from "../../question/understand.ts";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import { keywordName } from "../../vocabulary/keyword-names.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords } from "../reading/read-words.ts";
import { type AskedFact, type AskedOfPair, readAskedFact } from "./asked-fact.ts";
import { nameIn } from "./describe-card.ts";
import { type CardFacts, factsOf, protectedFrom } from "./facts-of.ts";

const CUES = patternsOf(words.readCards);
/** Longer questions tell of more than the cards. */
const LONGEST = 32;
/** Keywords whose plain presence on a card is what such questions ask. */
const PLAIN_KEYWORDS = new Set([...Object.keys(words.keywords), "shroud", "protection"]);
/** What a card is at other times is not told by a story before the question. */
const AT_REST: ReadonlySet<AskedFact["kind"]> = new Set(["type", "instant-speed", "counter"]);

/** Whether the question names a keyword with rules of its own, or tells what happened before. */
const saysMore = (asked: AskedFact, { asked: ideas, asking, vocabulary }: Understanding): boolean =>
  [...ideas].some(
    (id) =>
      vocabulary.concepts.get(id)?.keyword && !PLAIN_KEYWORDS.has(id) && !vocabulary.isOrdinary(id),
  ) ||
  (AT_REST.has(asked.kind) &&
    (asking.start > 0 || ideas.has("respond") || ideas.has("cast-from-exile")));

const NONCREATURE_TIMING = ["creature", "artifact", "enchantment", "sorcery"] as const;
const PERMANENTS = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle"];

const targetKinds = ({ text }: CardFacts): readonly string[] =>
  [...text.matchAll(new RegExp(CUES.targetKinds, "gu"))].map((match) => match[1] ?? "");

/** Whether the text of a spell allows this target. Undefined when it says more than a plain type. */
const allowsTarget = (source: CardFacts, target: CardFacts): boolean | undefined => {
  if (/\bany target\b/.test(source.text))
    return target.types.has("creature") || target.types.has("planeswalker");
  const kinds = targetKinds(source);
  const [kind] = kinds;
  if (kind === undefined || kinds.length !== 1) return kinds.length === 0 ? false : undefined;
  if (
    /\bnon|without|with|you control|opponent|power|toughness|mana value|spell|player|card\b/.test(
      kind,
    )
  )
    return undefined;
  if (/\bpermanent\b/.test(kind)) return true;
  const wanted = PERMANENTS.filter((type) => new RegExp(`\\b${type}\\b`).test(kind));
  return wanted.length === 0 ? undefined : wanted.some((type) => target.types.has(type));
};

type Facts = (
  card: number,
) => { readonly name: string; readonly card: Card; readonly facts: CardFacts } | undefined;

const answerTarget = (asked: AskedOfPair, of: Facts): say.PhrasedCardFacts | undefined => {
  const source = of(asked.source);
  const target = of(asked.target);
  if (!source || !target) return undefined;
  if (![...target.facts.types].some((type) => PERMANENTS.includes(type))) return undefined;
  // A spell is no permanent: what keeps those from being targeted does not work on the stack (CR 113.6).
  if (targetKinds(source.facts).some((kind) => kind.endsWith("spell"))) return undefined;
  const refuse = (why: Parameters<typeof say.cannotTarget>[2]) =>
    say.cannotTarget(source.name, target.name, why);
  if (target.facts.keywords.has("shroud")) return refuse("shroud");
  if (protectedFrom(target.facts, source.facts)) return refuse("protection");
  const hexproof = target.facts.keywords.has("hexproof");
  // What helps is meant for an own creature, also where nobody told that it is.
  if (hexproof && !asked.mine)
    return /creature (?:gets \+|gains)/.test(source.facts.text) ? undefined : refuse("hexproof");
  const allowed = allowsTarget(source.facts, target.facts);
  if (allowed === undefined) return undefined;
  return allowed ? say.canTarget(source.name, target.name, hexproof) : refuse("target");
};

const isSwept = ({ types }: CardFacts, { text }: CardFacts): boolean =>
  types.has("creature") && CUES.sweeps.test(text);

/** Whether its text destroys a target. Undefined where “if it has mana value 2 or less” may keep it alive. */
const destroysTarget = ({ text }: CardFacts): boolean | undefined =>
  /\btarget\b[^.]*\b(?:if|unless)\b/.test(text) ? undefined : /\bdestroy target\b/.test(text);

const answerKill = (asked: AskedOfPair, of: Facts): say.PhrasedCardFacts | undefined => {
  const source = of(asked.source);
  const target = of(asked.target);
  if (!source || !target) return undefined;
  const sweeps = isSwept(target.facts, source.facts);
  const legal = sweeps ? undefined : answerTarget(asked, of);
  if (!sweeps && !(legal && /\btarget\b/.test(source.facts.text))) return undefined;
  if (legal?.verdict === "no") return legal;
  const destroys = sweeps || destroysTarget(source.facts);
  if (destroys === undefined) return undefined;
  const damage = damageOf(source.facts);
  const deadly = destroys || damage !== undefined;
  if (deadly && target.facts.keywords.has("indestructible"))
    return say.kill(source.name, target.name, "indestructible");
  if (CUES.changesItself.test(target.facts.text)) return undefined;
  if (destroys) return say.kill(source.name, target.name, "destroy");
  // Printed toughness 0 is not all that it has.
  if (damage === undefined || !target.facts.toughness) return undefined;
  const numbers = [damage, target.facts.toughness] as const;
  return say.kill(source.name, target.name, numbers[0] >= numbers[1] ? "lethal" : "tough", numbers);
};

/** The damage to one creature. Undefined also where the amount does not tell all, for counters or deathtouch. */
function damageOf({ text }: CardFacts): number | undefined {
  const damage = /deals (\d+) damage to (?:any target|target creature)/.exec(text)?.[1];
  return damage === undefined || /^(?:wither|infect|death)/m.test(text)
    ? undefined
    : Number(damage);
}

/** A keyword as a sentence names it. A card prints it in English. */
const named = (printed: string, { byKeyword }: Vocabulary): Bilingual => {
  const concept = byKeyword.get(printed);
  return inBothLanguages((language) =>
    concept === undefined ? printed : keywordName(concept, language).toLowerCase(),
  );
};

const answerSingle = (
  asked: Exclude<AskedFact, AskedOfPair>,
  of: Facts,
  vocabulary: Vocabulary,
): say.PhrasedCardFacts | undefined => {
  const found = of(asked.card);
  if (!found) return undefined;
  const { name, card, facts } = found;
  switch (asked.kind) {
    case "legality": {
      const status = card.legalities[asked.format];
      return status === undefined ? undefined : say.legality(name, asked, status);
    }
    case "type":
      return say.type(
        name,
        asked.type,
        asked.type === "permanent"
          ? PERMANENTS.some((type) => facts.types.has(type))
          : facts.types.has(asked.type),
      );
    case "keyword":
      return say.keyword(name, named(asked.keyword, vocabulary), facts.keywords.has(asked.keyword));
    case "instant-speed": {
      if (facts.types.has("instant")) return say.instantSpeed(name, "instant");
      if (facts.keywords.has("flash")) return say.instantSpeed(name, "flash");
      if (facts.types.has("land")) return undefined;
      const kind = NONCREATURE_TIMING.find((type) => facts.types.has(type));
      return kind && say.instantSpeed(name, kind);
    }
    case "counter":
      return say.counter(name, facts.uncounterable, facts.types.has("land"));
    case "commander":
      return say.commander(
        name,
        (facts.types.has("legendary") &&
          (facts.types.has("creature") || facts.types.has("vehicle"))) ||
          /can be your commander/.test(facts.text),
      );
  }
};

/**
 * Answers plain questions about named cards from what the cards say of themselves: legality,
 * types, keywords, timing, targets. Anything more in the question, and it stays silent.
 */
export const decideCardFacts: Engine = (understanding, cards) => {
  const { form, inverted, language, text } = understanding;
  if (cards.length === 0 || cards.length > 2 || text.tokens.length > LONGEST) return undefined;
  if (form !== "yes_no") return undefined;
  const read = readWords(understanding, cards);
  if (isOutOfScope("card-facts", read.ideas)) return undefined;
  const asked = readAskedFact(read);
  if (asked && saysMore(asked, understanding)) return undefined;
  // « Est-elle interdite ? » asks for the ban itself: its yes and no stay where they are.
  if (inverted && asked?.kind !== "legality") return undefined;
  const of: Facts = (place) => {
    const card = cards[place]?.card;
    return card && { name: nameIn(card, language), card, facts: factsOf(card) };
  };
  const ofPair = asked?.kind === "kill" ? answerKill : answerTarget;
  const said =
    asked &&
    ("source" in asked ? ofPair(asked, of) : answerSingle(asked, of, understanding.vocabulary));
  if (!said) return undefined;
  return ruled("card-facts", {
    verdict: said.verdict,
    ruling: said.ruling[language],
    explanation: [
      ...said.rules.map(({ claim }) => claim[language]),
      say.readFromText[language],
    ].join(" "),
    citations: citationsOf(said.rules, language),
    steps: said.rules.map(({ number, claim }) => stepBy(claim[language], number)),
    facts: [said.ruling[language]],
    confidence: engineConfidence(cards.length),
  });
};
