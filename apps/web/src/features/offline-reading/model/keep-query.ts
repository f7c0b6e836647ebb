import { keepCall } from "../../../lib/offline/kept-answers/keep-calls.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { knownAccount } from "../../../lib/storage/known-account.ts";

/** What the first page of a list was asked with. Undefined for a query that is no list. */
const listInput = (key: readonly unknown[], asked: Readonly<Record<string, unknown>>): unknown => {
  // A list with a name of its own: `[["discussions", "list"], {}, "pages", input]`.
  if (key.length === 4) return key[3];
  return asked.type === "infinite" ? asked.input : undefined;
};

/**
 * Keeps what stands under a key of a call (`lib/http/api.ts`): `[["decks", "read"], { input, type }]`; of a list,
 * its first page.
 */
export const keepQuery = async (key: readonly unknown[], data: unknown): Promise<void> => {
  const [path, asked] = key;
  if (!Array.isArray(path) || !isRecord(asked)) return;
  const call = path.join(".");
  if (key.length === 2 && asked.type === "query")
    return keepCall(knownAccount(), call, asked.input, data);
  const input = listInput(key, asked);
  if (input !== undefined && isRecord(data) && Array.isArray(data.pages))
    await keepCall(knownAccount(), call, input, data.pages[0]);
};
