import type { Changes } from "../database/index.ts";

/** How long something is remembered at most, in milliseconds: longer than a page takes to ask for it all. */
const KEPT_MS = 1_000;

/** What was read of the database within this second, each of some account. */
export interface ChangeAwareCache<Value> {
  /** What is remembered of a key, else what is read now. Those who ask meanwhile wait for the same. */
  read(key: string, find: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
}

/**
 * Remembers only while every change of the database is heard, so that nobody is shown what another
 * process changed longer than it takes to hear of it, or a second if the line breaks.
 *
 * @param accountOf whom a value is about
 */
export const createChangeAwareCache = <Value>(
  changes: Changes,
  accountOf: (value: Value) => string | undefined,
): ChangeAwareCache<Value> => {
  let kept = new Map<string, { readonly value: Promise<Value>; account: string | undefined }>();
  let since = 0;
  const forgetAccount = (id: string) => {
    // What is still being read may be from before.
    for (const [key, { account }] of kept)
      if (account === undefined || account === id) kept.delete(key);
  };
  changes.hear((change) => {
    if (change.about === "account") forgetAccount(change.id);
    else if (change.about !== "knowledge") kept.clear();
  });
  return {
    read(key, find) {
      if (!changes.isHeard()) return find();
      const now = performance.now();
      if (now - since >= KEPT_MS) {
        kept = new Map();
        since = now;
      }
      const known = kept.get(key);
      if (known !== undefined) return known.value;
      const value = find();
      const entry = { value, account: undefined as string | undefined };
      kept.set(key, entry);
      const own = kept;
      value.then(
        (found) => {
          entry.account = accountOf(found) ?? "";
        },
        () => {
          if (own.get(key) === entry) own.delete(key);
        },
      );
      return value;
    },
    forget: (key) => {
      kept.delete(key);
    },
  };
};
