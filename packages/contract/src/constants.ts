// What is needed where no schema library is loaded: by the worker that answers on a device.

/** Languages of the product (LANG-02). French is the reference and the fallback. */
export const LANGUAGES = ["fr", "en"] as const;

/** The form of packs that this release writes and reads; a pack of another one is refused. */
export const DATA_PACK_FORMAT = 2;
