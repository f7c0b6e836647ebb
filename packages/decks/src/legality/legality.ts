/** Why a deck may not be played in a format. The sentences live in `locales`. */
export type LegalityCode =
  /** `name`: banned in the format. */
  | "banned"
  /** `name`: not in the format's card pool. */
  | "notInFormat"
  /** `name`, `copies`: more than one of a restricted card (Vintage). */
  | "restricted"
  /** `name`, `copies`, `allowed` (CR 100.2a, 903.5b). */
  | "tooManyCopies"
  /** `name`, `colors`: outside the commander's color identity, e.g. `UB` (CR 903.5c). */
  | "colorIdentity"
  /** `cards`, `needed`: less than the format asks for (CR 100.2a, 100.2b, 903.5a). */
  | "tooFewCards"
  /** `cards`, `allowed`: more than the format takes (CR 903.5a). */
  | "tooManyCards"
  /** `cards`, `allowed` (CR 100.4a, 903.5e). */
  | "sideboardTooLarge"
  /** A Commander deck without a commander (CR 903.3). */
  | "commanderMissing"
  /** `name`: no legendary creature, Vehicle or Spacecraft, and no “can be your commander”. */
  | "commanderInvalid"
  /** `name`: banned as a commander only (Duel Commander). */
  | "commanderBanned"
  /** `first`, `second`: no partner ability allows the two together (CR 702.124). */
  | "commandersDoNotPair"
  /** `count`: more than two. */
  | "tooManyCommanders"
  /** `name`: has no companion ability. */
  | "companionInvalid"
  /** `name`, `example`: a card that breaks the companion's condition (CR 702.139a). */
  | "companionCondition"
  /** `name`: banned as a companion. */
  | "companionBanned"
  /** `count`: more than one. */
  | "tooManyCompanions"
  /** `name`: the card is not known, so nothing can be said of it. */
  | "unknownCard";

/** One breach of a format's rules; `params` name the card and the figures of its sentence. */
export interface LegalityProblem {
  readonly code: LegalityCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** `legal` is false with any problem, one of an unknown card included. */
export interface LegalityReport {
  readonly legal: boolean;
  readonly problems: readonly LegalityProblem[];
}
