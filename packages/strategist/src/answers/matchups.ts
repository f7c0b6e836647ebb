import { knownShare } from "../deck-facts.ts";
import { matchupFinding, readMetaPosition } from "../report/matchups.ts";
import { type Answer, finding } from "./answer-part.ts";

/** How the deck stands against other decks, or against the kind that the question names. */
export const answerMatchups: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("matchups")) return undefined;
  const { pace, matchups, risks } = readMetaPosition(facts);
  if (pace === null) return undefined;
  const asked = matchups.filter(({ opponent }) => understanding.opponents.includes(opponent));
  const good = matchups.filter(({ verdict }) => verdict === "good").map((each) => each.opponent);
  const [first, ...others] = asked;
  const general = finding(good.length === 0 ? "matchupsNone" : "matchupsGood", {
    opponents: { opponents: good },
  });
  return {
    responseType: "cards",
    headline: first === undefined ? general : matchupFinding(first),
    title: "matchups",
    items: [...(first === undefined ? matchups : others).map(matchupFinding), pace, ...risks],
    cards: (first === undefined ? [] : asked).flatMap(({ cards }) => cards),
    confidence: 0.7 * knownShare(facts),
  };
};
