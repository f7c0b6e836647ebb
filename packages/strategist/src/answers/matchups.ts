import type { Role } from "@spellwright/decks";
import { knownShare } from "../deck-facts.ts";
import { matchupFinding, meansFinding, openMatchup, readMetaPosition } from "../report/matchups.ts";
import type { Opponent } from "../understanding/lexicon.ts";
import type { Understanding } from "../understanding/understand.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";

/** What counts against the kinds of decks that a question without a deck names. */
const generalMatchups = ({ opponents }: Understanding): AnswerPart | undefined => {
  const [headline, ...items] = opponents.map(meansFinding);
  return headline === undefined
    ? undefined
    : { responseType: "guidance", headline, title: "matchups", items, confidence: 0.6 };
};

/** The kinds of decks that play a role: who asks of counterspells meets control. */
const PLAYED_BY: Readonly<Partial<Record<Role, Opponent>>> = {
  counterspell: "control",
  wipe: "control",
  recursion: "graveyard",
  stax: "stax",
};

/** How the deck stands against other decks, or against the kind that the question names. */
export const answerMatchups: Answer = ({ facts, understanding }) => {
  if (!understanding.subjects.has("matchups")) return undefined;
  if (facts === null) return generalMatchups(understanding);
  const { pace, matchups, risks } = readMetaPosition(facts);
  if (pace === null) return undefined;
  const met = new Set([
    ...understanding.opponents,
    ...understanding.roles.flatMap((role) => PLAYED_BY[role] ?? []),
  ]);
  const asked = matchups.filter(({ opponent }) => met.has(opponent));
  const open = [...met].filter((each) => !asked.some(({ opponent }) => opponent === each));
  const good = matchups.filter(({ verdict }) => verdict === "good").map((each) => each.opponent);
  const [first, ...others] = asked;
  const general = finding(good.length === 0 ? "matchupsNone" : "matchupsGood", {
    opponents: { opponents: good },
  });
  return {
    responseType: "cards",
    headline: first === undefined ? (open.map(openMatchup)[0] ?? general) : matchupFinding(first),
    title: "matchups",
    items: [
      ...open.slice(first === undefined ? 1 : 0).map(openMatchup),
      ...(met.size === 0 ? matchups : others).map(matchupFinding),
      pace,
      ...risks,
    ],
    cards: (first === undefined ? [] : asked).flatMap(({ cards }) => cards),
    confidence: 0.7 * knownShare(facts),
  };
};
