import type { Language } from "@spellwright/contract";
import { decodeError, toCallError } from "../../../lib/api-error.ts";
import { request } from "../../../lib/request.ts";

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? "")?.[1] ?? "spellwright.json";

/** Fetches the export, so that a refusal can be told, then hands it to the browser as a file. */
export const downloadExport = async (language: Language): Promise<void> => {
  try {
    const response = await request("/api/account/export");
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      throw decodeError(body, response.status, response.headers.get("retry-after"), language);
    }
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = nameIn(response.headers.get("content-disposition"));
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    throw toCallError(error, language);
  }
};
