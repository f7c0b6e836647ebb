// What is needed where no schema is: by the judge, and by the worker that answers on a device.

/** Languages of the product (LANG-02). French is the reference and the fallback. */
export const LANGUAGES = ["fr", "en"] as const;

/** The form of packs that this release writes and reads; a pack of another one is refused. */
export const DATA_PACK_FORMAT = 2;

/** What an answer came to (DATA-04). All but `ruling` are refunded. */
export const OUTCOMES = ["ruling", "needs_detail", "cannot_settle", "declined"] as const;

/** Most quotes of one rule beside its first one. */
export const MORE_QUOTES = 8;

/** Most texts of cards and official notes beside a ruling. */
export const MOST_CARD_SOURCES = 8;
