export {
  asksForMana,
  type Casting,
  castingOf,
  mayBeCastFaceDown,
  type WayToCast,
} from "./casting/index.ts";
export {
  type Act,
  awaitedActs,
  concernsOf,
  type Deed,
  deedsOf,
  headOf,
  keywordsAsked,
  type Mechanics,
  mechanicsOf,
  nounsIn,
  type Party,
  partyOf,
  type Quantity,
  quantityOf,
  type Threshold,
  thresholdsOf,
  typesIn,
  wordsOfNoun,
} from "./deeds/index.ts";
export { makeReadyInSteps } from "./engine/made-ready.ts";
export {
  type CardEvent,
  type CardEvents,
  type CausedEvent,
  EventIndex,
  type EventName,
  type EventQuery,
  eventsOf,
  eventsOfAct,
} from "./events/index.ts";
export { PackedCardTexts } from "./packed-card-texts.ts";
export { type PrintedLine, printedLines } from "./printed-lines.ts";
export { type FaceLine, type FaceToRead, readCard, readLines } from "./read-card.ts";
export { type LineReading, writeAbilities } from "./read-line.ts";
export { packedTextOf, rememberPackedText, textOfCard } from "./text-of-card.ts";
export type * from "./types/index.ts";
