// What is needed where no schema is: by the judge, and by the worker that answers on a device.

/** Languages of the product (LANG-02). French is the reference and the fallback. */
export const LANGUAGES = ["fr", "en"] as const;

/** The day of the terms of use (`/terms`): whoever signs up or buys accepts this version. */
export const TERMS_VERSION = "2026-11-29";

/** What an account has without paying (BILL-07): zaps a month, requests a UTC day. */
export const FREE_PLAN = { monthlyZaps: 10, dailyCap: 5 } as const;

/** The form of packs that this release writes and reads. A pack of another one is refused. */
export const DATA_PACK_FORMAT = 3;

/** What an answer came to (DATA-04). */
export const OUTCOMES = ["ruling", "needs_detail", "cannot_settle", "declined"] as const;

/** How far an answer goes: surely right, the best reading, or none (ORA-02). */
export const STRENGTHS = ["ruling", "likely", "none"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** From this confidence on a ruling is surely right, where it does not say its strength itself. */
export const SURE = 0.7;

/**
 * The strength of an answer: its own, or that of one which was stored before strengths were kept.
 * What decides nothing is none.
 */
export const strengthOf = ({
  outcome,
  confidence,
  strength,
}: {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly confidence: number;
  readonly strength?: Strength | undefined;
}): Strength => {
  if (outcome !== "ruling") return "none";
  return strength ?? (confidence >= SURE ? "ruling" : "likely");
};

/** What decides nothing: free, with a cap of its own (UNDECIDED_CAP) and without a percentage. */
const UNDECIDED = {
  isCharged: false,
  cap: "undecided",
  showsConfidence: false,
  isReturned: false,
} as const;

/**
 * What an answer costs and shows, by its outcome and, of a ruling, its strength (BILL-08): whether its zaps are kept,
 * which of the day’s caps it counts for, whether it has a percentage, and whether who paid for it gets its zaps back
 * by calling it wrong.
 */
export const ANSWER_TERMS = {
  ruling: { isCharged: true, cap: "day", showsConfidence: true, isReturned: false },
  likely: { isCharged: true, cap: "day", showsConfidence: true, isReturned: true },
  needs_detail: UNDECIDED,
  cannot_settle: UNDECIDED,
  declined: UNDECIDED,
} as const satisfies Record<(typeof OUTCOMES)[number] | "likely", object>;

/** What a ruling costs and shows. */
export const termsOf = (
  ruling: Parameters<typeof strengthOf>[0],
): (typeof ANSWER_TERMS)[keyof typeof ANSWER_TERMS] =>
  ANSWER_TERMS[strengthOf(ruling) === "likely" ? "likely" : ruling.outcome];

/** Likely answers whose zaps come back in a month because they were called wrong (BILL-08). */
export const RETURNS_A_MONTH = 2;

/** Most passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** Most quotes of one rule beside its first one. */
export const MORE_QUOTES = 8;

/** Most texts of cards and official notes beside a ruling. */
export const MOST_CARD_SOURCES = 8;
