import type { Language } from "@spellwright/contract";
import { decodeError, toCallError } from "./api-error.ts";
import { request } from "./request.ts";

/** The name that the server gives a file: the exact one, else the one for old readers. */
export const fileNameIn = (disposition: string | null, otherwise: string): string => {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
  try {
    return exact === undefined ? (plain ?? otherwise) : decodeURIComponent(exact);
  } catch {
    return plain ?? otherwise;
  }
};

/**
 * Fetches a file of ours, so that a refusal can be told, then hands it to the browser.
 *
 * @throws ApiError
 */
export const downloadFile = async (
  path: string,
  otherwise: string,
  language: Language,
): Promise<void> => {
  try {
    const response = await request(path);
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      throw decodeError(body, response.status, response.headers.get("retry-after"), language);
    }
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = fileNameIn(response.headers.get("content-disposition"), otherwise);
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    throw toCallError(error, language);
  }
};
