import { answerAdds } from "./adds.ts";
import { answerAgainst } from "./against.ts";
import { answerArchetype } from "./archetype.ts";
import { answerAverageStrength } from "./average-strength.ts";
import { answerBackup } from "./backup.ts";
import { answerBracket } from "./bracket.ts";
import { answerCardRole } from "./card-role.ts";
import { answerCastTurn } from "./cast-turn.ts";
import { answerClock } from "./clock.ts";
import { answerColorOdds } from "./color-odds.ts";
import { answerColors } from "./colors.ts";
import { answerCombos } from "./combos.ts";
import { answerCommander } from "./commander.ts";
import { answerCompare } from "./compare.ts";
import { answerCopies } from "./copies.ts";
import { answerCopyChoice } from "./copy-choice.ts";
import { answerCopyCounts } from "./copy-counts.ts";
import { answerCurve } from "./curve.ts";
import { answerCuts } from "./cuts.ts";
import { answerDeadLate } from "./dead-late.ts";
import { answerDearest } from "./dearest.ts";
import { answerFit } from "./fit.ts";
import { answerGeneralSources } from "./general-sources.ts";
import { answerHand } from "./hand.ts";
import { answerIdentity } from "./identity.ts";
import { answerKeyCards } from "./key-cards.ts";
import { answerKinds } from "./kinds.ts";
import { answerLands } from "./lands.ts";
import { answerLegality } from "./legality.ts";
import { answerManaOfTurn } from "./mana-turn.ts";
import { answerMatching } from "./matching.ts";
import { answerMatchups } from "./matchups.ts";
import { answerMulligan } from "./mulligan.ts";
import { answerOdds } from "./odds.ts";
import { answerOpening } from "./opening.ts";
import { answerOtherDeck } from "./other-deck.ts";
import { answerOverview } from "./overview.ts";
import { answerPitch } from "./pitch.ts";
import { answerPlan } from "./plan.ts";
import { answerPlayAround } from "./play-around.ts";
import { answerPrices } from "./prices.ts";
import { answerRatings } from "./ratings.ts";
import { answerReliance } from "./reliance.ts";
import { answerRoles } from "./roles.ts";
import { answerSize } from "./size.ts";
import { answerSynergies } from "./synergies.ts";
import { answerThreats } from "./threats.ts";
import { answerTribes } from "./tribes.ts";
import { answerTurnPlays } from "./turn-plays.ts";
import { answerTypes } from "./types.ts";
import { answerWins } from "./wins.ts";

/** Every answer. Each says itself whether a question asks for it. Examples tell which of them heads (`readQuestion`). */
export const ANSWERS = [
  answerLegality,
  answerIdentity,
  answerCardRole,
  answerArchetype,
  answerHand,
  answerOpening,
  answerMulligan,
  answerCastTurn,
  answerTurnPlays,
  answerManaOfTurn,
  answerColorOdds,
  answerOdds,
  answerAverageStrength,
  answerDeadLate,
  answerBackup,
  answerPitch,
  answerPlayAround,
  answerPrices,
  answerCopies,
  answerCopyCounts,
  answerCopyChoice,
  answerOtherDeck,
  answerTribes,
  answerReliance,
  answerCommander,
  answerCompare,
  answerAgainst,
  answerFit,
  answerDearest,
  answerThreats,
  answerMatchups,
  answerClock,
  answerCombos,
  answerWins,
  answerKeyCards,
  answerSynergies,
  answerRatings,
  answerPlan,
  answerBracket,
  answerCuts,
  answerAdds,
  answerSize,
  answerMatching,
  answerRoles,
  answerLands,
  answerColors,
  answerGeneralSources,
  answerCurve,
  answerKinds,
  answerTypes,
  answerOverview,
];

/** Titles of the parts that decide what they are asked. The others prepare a choice. */
export const DECIDING: ReadonlySet<string> = new Set([
  "archetype",
  "cardRole",
  "odds",
  "deadLate",
  "backup",
  "pitch",
  "playAround",
  "prices",
  "castTurn",
  "turnPlays",
  "manaOfTurn",
  "mulligan",
  "hand",
  "legality",
  "bracket",
  "size",
  "copies",
  "costs",
  "wins",
  "clock",
  "cuts",
  "tappedCuts",
  "adds",
  "threats",
  "matchups",
  "copyCounts",
  "tribes",
  "fit",
  "compare",
  "matching",
  "sideboard",
  "commander",
  "copyChoice",
  "otherDeck",
  "against",
  "combos",
  "keyCards",
  "plan",
  "ratings",
  "synergies",
]);

/** Parts that name cards without weighing them: the list alone decides, whoever is asked. */
export const LISTED: ReadonlySet<string> = new Set([
  ...["cardRole", "combos", "dearest", "kinds", "matching", "roles", "tribes"],
]);
