import type { OpeningHands } from "@spellwright/contract";
import {
  deckFacts,
  furtherLands,
  isForSeveral,
  landOdds,
  type SimulatedGames,
  simulateInSteps,
} from "@spellwright/strategist";
import { runInSlices } from "../../runtime/time-slices.ts";
import { readDeckForQuestion, readDeckId, requireOwnDeck } from "../decks/index.ts";
import type { ForgeParts } from "./forge-parts.ts";

const presentGames = (games: SimulatedGames | undefined): OpeningHands["games"] =>
  games === undefined
    ? null
    : {
        games: games.games,
        keeps: games.keeps,
        life: games.life,
        draws_first: games.drawsFirst,
        median_turn: games.medianTurn,
        won_by: [...games.wonBy],
      };

/**
 * The odds of one of the caller’s decks, and what its simulated games say.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readOpeningHands = async (
  parts: Pick<ForgeParts, "database" | "knowledge" | "resolveNames">,
  userId: string,
  id: string,
): Promise<OpeningHands> => {
  const read = await readDeckForQuestion(parts, userId, readDeckId(id));
  const facts = deckFacts(requireOwnDeck(read ?? undefined));
  // Hands are dealt there card by card, and a spell that can be a land is shown as a spell.
  const library = {
    library: facts.library,
    libraryLands: facts.libraryLands - facts.libraryModal,
  };
  const games = await runInSlices(simulateInSteps(facts));
  return {
    library: facts.library,
    lands: library.libraryLands,
    is_first_mulligan_free: isForSeveral(facts.deck.format),
    land_drops: [...landOdds(library)],
    further_lands: furtherLands(library).map((row) => ({ ...row, chances: [...row.chances] })),
    games: presentGames(games),
  };
};
