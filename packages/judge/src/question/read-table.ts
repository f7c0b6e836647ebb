import type { Bilingual, GameState, Language } from "@spellwright/contract";
import { judgePhrases, myLife, opponentLife } from "../phrases/judge.ts";

/** What a told table says of the person who asks and of the others. */
export interface Table {
  /** Null: not told whose turn it is. */
  readonly myTurn: boolean | null;
  readonly myLife: number | null;
  /** Of the only opponent. Null with several or none told. */
  readonly opponentLife: number | null;
  /** English or French names as the caller wrote them. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Names by which callers mean the person who asks. */
const ME = /^(?:me|myself|i|you|moi|je|toi|tu|vous|self|player ?1|joueur ?1)$/i;

/** Reads the game state of a request (DATA-09). */
export const readTable = (state: GameState | null): Table | null => {
  if (!state) return null;
  const players = state.players ?? [];
  const me = players.find(({ name }) => ME.test(name.trim()));
  const others = players.filter((player) => player !== me);
  const controlled = (isMine: boolean) =>
    (state.battlefield ?? [])
      .filter(({ controller }) => ME.test(controller.trim()) === isMine)
      .map(({ card }) => card);
  return {
    myTurn: state.activePlayer === undefined ? null : ME.test(state.activePlayer.trim()),
    myLife: me?.life ?? null,
    opponentLife: others.length === 1 ? (others[0]?.life ?? null) : null,
    mine: controlled(true),
    theirs: controlled(false),
  };
};

const SAYS_LIFE = /\b(?:life|pv)\b|points? de vie/i;
const SAYS_TURN = /\b(?:turn|tour)\b/i;

/**
 * The table in plain sentences to read before the question: only what the question does not say
 * itself, so that the person's own words win. Empty when there is nothing to add.
 */
export const describeTable = (
  table: Table | null,
  question: string,
  language: Language,
): string => {
  if (!table) return "";
  const said: Bilingual[] = [];
  if (!SAYS_LIFE.test(question)) {
    if (table.myLife !== null) said.push(myLife(table.myLife));
    if (table.opponentLife !== null) said.push(opponentLife(table.opponentLife));
  }
  if (table.myTurn === false && !SAYS_TURN.test(question)) said.push(judgePhrases.opponentsTurn);
  return said.map((sentence) => sentence[language]).join(" ");
};
