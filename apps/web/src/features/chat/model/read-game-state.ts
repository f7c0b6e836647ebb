import type { GameState } from "@spellwright/contract";
import { isRecord } from "../../../lib/storage/is-record.ts";

const isPlayer = (value: unknown): value is { readonly name: string; readonly life: number } =>
  isRecord(value) && typeof value.name === "string" && Number.isInteger(value.life);

/** A table that the device kept with a question (DATA-09). Undefined where none is told. */
export const readGameState = (value: unknown): GameState | undefined => {
  if (!isRecord(value) || !Array.isArray(value.players)) return undefined;
  const { activePlayer, step } = value;
  const players = value.players.filter(isPlayer).map(({ name, life }) => ({ name, life }));
  if (players.length === 0) return undefined;
  return {
    ...(typeof activePlayer === "string" ? { activePlayer } : {}),
    ...(typeof step === "string" ? { step } : {}),
    players,
  };
};
