import { cardLines } from "@spellwright/cards";
import type { Card, GameState } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import type { Citable } from "./card-book.ts";

/** A card as it is printed, as material. */
export const cardBlock = (card: Card): string => markUntrustedText(cardLines(card).join("\n"));

/** A card or an official note under its handle, as material. */
const citableBlock = (handle: string, source: Citable): string => {
  const said =
    source.kind === "text"
      ? cardLines(source.card).join("\n")
      : `${source.note.name}, ${source.note.published_at}${source.outdated ? ", OLD RULES" : ""}: ${source.note.comment}`;
  return `[${handle}]\n${markUntrustedText(said)}`;
};

/** Cards and notes, each under its handle. */
export const citableBlocks = (
  handles: readonly string[],
  sources: ReadonlyMap<string, Citable>,
): readonly string[] =>
  handles.flatMap((handle) => {
    const source = sources.get(handle);
    return source === undefined ? [] : [citableBlock(handle, source)];
  });

/** DATA-09: the table, one thing a line. Absent things say nothing. */
export const tableLines = (state: GameState): readonly string[] =>
  [
    state.activePlayer === undefined ? "" : `Active player: ${state.activePlayer}`,
    state.step === undefined ? "" : `Step: ${state.step}`,
    ...(state.players ?? []).map(({ name, life }) => `Player ${name}: ${life} life`),
    ...(state.battlefield ?? []).map(({ card, controller }) => `${controller} controls ${card}`),
    ...(state.stack ?? []).map((spell, place) => `Stack ${place + 1}: ${spell}`),
  ]
    .filter(Boolean)
    .map(markUntrustedText);

/** What an engine worked out from, as it tells it. Each sentence once. */
const computedFrom = ({ ruling, explanation, facts, steps }: Decision): readonly string[] => {
  const told = [explanation, ...facts, ...steps.map(({ action }) => action)];
  const from = new Set(told.flatMap((one) => one.split("\n")).map((line) => line.trim()));
  for (const nothing of [ruling, ""]) from.delete(nothing);
  return [...from];
};

/** What an engine worked out, and what from: whoever reads it can check both. */
export const computedLines = (computed: Decision): readonly string[] =>
  [
    `Result: ${computed.ruling}`,
    ...computedFrom(computed).map((one) => `Computed from: ${one}`),
  ].map(markUntrustedText);

/** What a result was computed from, each under a handle that a model may name as wrong. */
export const factsByHandle = (computed: Decision | undefined): ReadonlyMap<string, string> =>
  new Map(computed && computedFrom(computed).map((fact, at) => [`F${at + 1}`, fact]));

/** A computed result, and what it was computed from under handles, as material. */
export const computedBlocks = (computed: Decision): readonly string[] => [
  markUntrustedText(`Result: ${computed.ruling}`),
  ...[...factsByHandle(computed)].map(
    ([handle, fact]) => `[${handle}]\n${markUntrustedText(fact)}`,
  ),
];
