import type { Bilingual } from "@spellwright/contract";
import { numberIn } from "@spellwright/text";
import words from "../../../../../data/judge/reading/mulligans-words.json" with { type: "json" };
import type { PhrasedAnswer } from "../../phrases/fill-sentence.ts";
import * as say from "../../phrases/mulligans.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { mulligan, mulligansTo } from "./mulligan.ts";
import { readTable, readTaken, type Table } from "./read-mulligans.ts";

const CUES = patternsOf(words.decideMulligan);

const MOST = 20;

type AskedHand = "kept" | "bottomed" | "drawn";

/** Several numbers at once are a question about how mulligans work. */
const asksSeveral = ({ asking }: Words): boolean =>
  CUES.bottom.test(asking) && CUES.drawn.test(asking) && CUES.severalAsked.test(asking);

const askedFor = ({ asking }: Words): AskedHand => {
  if (CUES.bottom.test(asking)) return "bottomed";
  return CUES.drawn.test(asking) && !CUES.kept.test(asking) ? "drawn" : "kept";
};

const isFree = (table: Table): boolean => table === "multiplayer" || table === "brawl";

/** « Est-ce que je garde 5 cartes ? »: a number of cards to confirm. */
const claimed = ({ asking }: Words): number | undefined =>
  numberIn(asking, CUES.claimed, CUES.downTo);

const numberOfMulligans = (words: Words, table: Table): Bilingual | undefined => {
  const kept = numberIn(words.all.replace(/\b\d joueurs|\b\d players?/g, ""), CUES.handOf);
  if (kept === undefined) return undefined;
  const often = mulligansTo(kept, isFree(table));
  return often === undefined ? undefined : say.howOften(often, kept, table);
};

/** Cards kept, drawn or put back after a number of mulligans (CR 103.5, 103.5c). */
export const decideMulligan: Engine = (understanding, cards) => {
  const { asked, form, language, text } = understanding;
  const about = asked.has("mulligan") || text.tokens.some((token) => /^mull(?:s|ed)?$/.test(token));
  if (!about || cards.length > 0) return undefined;
  const words = readWords(understanding, cards);
  if (CUES.otherwise.test(words.all) || asksSeveral(words)) return undefined;
  const table = readTable(words);
  const taken = readTaken(words, text.tokens, isFree(table));
  const answered = ((): PhrasedAnswer | undefined => {
    if (form === "number" && CUES.howOften.test(words.asking)) {
      const ruling = numberOfMulligans(words, table);
      return ruling && { ruling, verdict: null };
    }
    if (taken === undefined || taken > MOST) return undefined;
    const hand = mulligan({ taken, firstIsFree: isFree(table) });
    const quantity = askedFor(words);
    if (form === "number") return { ruling: say.hand(hand, quantity, taken, table), verdict: null };
    const claim = claimed(words);
    if (form !== "yes_no" || claim === undefined || table === null || understanding.inverted)
      return undefined;
    const verdict = hand[quantity] === claim ? "yes" : "no";
    return { ruling: say.confirm(verdict, say.hand(hand, quantity, taken, table)), verdict };
  })();
  if (!answered) return undefined;
  const ruling = answered.ruling[language];
  const drawing = { number: "103.5", claim: say.drawStep[language] };
  const free = { number: "103.5c", claim: say.freeClaim[language] };
  const steps = [
    stepBy(drawing.claim, drawing.number),
    ...(isFree(table) ? [stepBy(free.claim, free.number)] : []),
    stepBy(ruling, "103.5"),
  ];
  return ruled("mulligans", {
    verdict: answered.verdict,
    ruling,
    explanation: `${drawing.claim} ${isFree(table) ? free.claim : say.noFree[language]}`,
    citations: isFree(table) ? [free, drawing] : [drawing, free],
    steps,
    facts: [ruling],
    confidence: engineConfidence(0),
  });
};
