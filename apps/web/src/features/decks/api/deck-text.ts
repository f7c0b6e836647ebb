import type { DeckExportFormat, Language } from "@spellwright/contract";
import { decodeError, toCallError } from "../../../lib/http/api-error.ts";
import { request } from "../../../lib/http/request.ts";

/** Where a deck is exported in a text form. */
export const exportPath = (id: string, format: DeckExportFormat): string =>
  `/api/decks/${encodeURIComponent(id)}/export?format=${format}`;

/** Where the image of a deck's list is. */
export const imagePath = (id: string): string => `/api/decks/${encodeURIComponent(id)}/image`;

/** Where the image of a shared deck’s list is. */
export const sharedImagePath = (token: string): string =>
  `/api/shared-decks/${encodeURIComponent(token)}/image`;

/**
 * A deck in a text form, to be read on the page.
 *
 * @throws ApiError
 */
export const readDeckText = async (
  id: string,
  format: DeckExportFormat,
  language: Language,
): Promise<string> => {
  try {
    const response = await request(exportPath(id, format));
    if (response.ok) return await response.text();
    const body: unknown = await response.json().catch(() => null);
    throw decodeError(body, response.status, response.headers.get("retry-after"), language);
  } catch (error) {
    throw toCallError(error, language);
  }
};
