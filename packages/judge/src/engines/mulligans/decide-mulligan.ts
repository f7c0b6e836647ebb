import type { Bilingual } from "@spellwright/contract";
import * as say from "../../phrases/mulligans.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { mulligan, mulligansTo } from "./mulligan.ts";
import { readTable, readTaken, type Table } from "./read-mulligans.ts";

/** Cards and rules that change mulligans are other questions. */
const OTHERWISE = /\b(?:vanguard|serum powder|free mulligan gratuit|vancouver|paris|partial)\b/;
const MOST = 20;

const BOTTOM =
  /\b(?:dessous|fond|au bas|en bas|bottom|sous (?:la|ma|sa)|bibliotheque|library|remet\p{L}*|repos\p{L}*|put back|putting back)\b/u;
const DRAWN = /\b(?:pioch\p{L}*|draws?|drawing|drawn|retir\p{L}+)\b/u;
const HOW_OFTEN =
  /(?:\bcombien (?:de )?(?:fois )?(?:\S+ ){0,3}mulligans?|\bhow many (?:times|mulligans))/;
const HAND_OF = /\b(?:to|jusqu a|a|with|avec|at|on|keep|keeping|garde\w*|main de|hand of) (\d)\b/;

type Asked = "kept" | "bottomed" | "drawn";

/** Several numbers at once are a question about how mulligans work. */
const asksSeveral = ({ asking }: Words): boolean =>
  BOTTOM.test(asking) &&
  DRAWN.test(asking) &&
  /\b(?:combien .*\bcombien|and (?:which|how))\b/.test(asking);

const askedFor = ({ asking }: Words): Asked => {
  if (BOTTOM.test(asking)) return "bottomed";
  return DRAWN.test(asking) && !/\b(?:gard|rest|keep|left|hand|main|end up)/.test(asking)
    ? "drawn"
    : "kept";
};

const isFree = (table: Table): boolean => table === "multiplayer" || table === "brawl";

/** « Est-ce que je garde 5 cartes ? »: a number of cards to confirm. */
const claimed = ({ asking }: Words): number | undefined => {
  const said =
    /\b(\d{1,2})(?: \S+){0,1} (?:cartes?|cards?)\b/.exec(asking) ??
    /\b(?:down to|descen\w* a|jusqu a) (\d)\b/.exec(asking);
  return said?.[1] === undefined ? undefined : Number(said[1]);
};

const numberOfMulligans = (words: Words, table: Table): Bilingual | undefined => {
  const kept = HAND_OF.exec(words.all.replace(/\b\d joueurs|\b\d players?/g, ""))?.[1];
  const often = kept === undefined ? undefined : mulligansTo(Number(kept), isFree(table));
  return often === undefined ? undefined : say.howOften(often, Number(kept), table);
};

/** Cards kept, drawn or put back after a number of mulligans (CR 103.5, 103.5c). */
export const decideMulligan: Engine = (understanding, cards) => {
  const { asked, form, language, text } = understanding;
  const about = asked.has("mulligan") || text.tokens.some((token) => /^mull(?:s|ed)?$/.test(token));
  if (!about || cards.length > 0) return undefined;
  const words = readWords(understanding, cards);
  if (OTHERWISE.test(words.all) || asksSeveral(words)) return undefined;
  const table = readTable(words);
  const taken = readTaken(words, text.tokens);
  const answered = ((): { ruling: Bilingual; verdict: "yes" | "no" | null } | undefined => {
    if (form === "number" && HOW_OFTEN.test(words.asking)) {
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
  const steps = [
    stepBy(say.drawStep[language], "103.5"),
    ...(isFree(table) ? [stepBy(say.freeClaim[language], "103.5c")] : []),
    stepBy(ruling, "103.5"),
  ];
  return ruled("mulligans", {
    verdict: answered.verdict,
    ruling,
    explanation: [
      say.drawStep[language],
      isFree(table) ? say.freeClaim[language] : say.noFree[language],
    ].join(" "),
    citations: isFree(table)
      ? [
          { number: "103.5c", claim: say.freeClaim[language] },
          { number: "103.5", claim: say.drawStep[language] },
        ]
      : [
          { number: "103.5", claim: say.drawStep[language] },
          { number: "103.5c", claim: say.freeClaim[language] },
        ],
    steps,
    facts: [ruling],
    confidence: engineConfidence(0),
  });
};
