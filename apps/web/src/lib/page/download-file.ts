import type { Language } from "@spellwright/contract";
import { decodeError } from "../http/api-error.ts";
import { request } from "../http/request.ts";
import { tryAgain } from "../http/try-again.ts";

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

const fetchFile = async (path: string, language: Language): Promise<Response> => {
  const response = await request(path);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw decodeError(body, response.status, response.headers.get("retry-after"), language);
};

/** Hands a file to the browser, to be saved. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
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
  const { file, disposition } = await tryAgain(async () => {
    const response = await fetchFile(path, language);
    const disposition = response.headers.get("content-disposition");
    return { file: await response.blob(), disposition };
  });
  saveFile(file, fileNameIn(disposition, otherwise));
};
