/** The product as a newcomer has it: embedded, local judge. */
export const LOCAL_PORT = 4310;
export const LOCAL_URL = `http://127.0.0.1:${LOCAL_PORT}`;

/** The same product with a (fake) language model, whose scenarios make answers slow or broken. */
export const MODEL_PORT = 4311;
export const MODEL_URL = `http://127.0.0.1:${MODEL_PORT}`;

export const FAKE_MODEL_PORT = 4312;
export const FAKE_MODEL_URL = `http://127.0.0.1:${FAKE_MODEL_PORT}`;

/** Data folders of the two servers: the mailbox is read from here. */
export const DATA_DIRS = {
  [LOCAL_URL]: "test-results/stack/local",
  [MODEL_URL]: "test-results/stack/model",
} as const;
