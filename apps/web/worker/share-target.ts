/** A line of a decklist: a number of copies before a name. */
const CARD_LINE = /^\s*(?:SB:\s*)?\d{1,3}x?\s+\S/i;
/** So many of them are a list. A question may hold one or two. */
const LEAST_LINES = 3;
const ADDRESS = /^\s*https?:\/\/\S+\s*$/i;
/** As long as a question may be (`QUESTION_MAX_LENGTH`). The composer tells what is too long. */
const LONGEST_QUESTION = 2000;
/** Twice what an import takes, in bytes: the import itself says that it is too much. */
const LARGEST_FILE = 512 * 1024;

/** Where the pages look for it (`src/lib/storage/shared-list.ts`). */
const STORE = "shared-list";

/** Where something that was shared is wanted. */
export type SharedContent =
  | { readonly kind: "list"; readonly content: Blob; readonly name: string }
  | { readonly kind: "question"; readonly text: string };

const looksLikeList = (text: string): boolean =>
  ADDRESS.test(text) ||
  text.split("\n").filter((line) => CARD_LINE.test(line)).length >= LEAST_LINES;

const textIn = (form: FormData): string => {
  for (const name of ["text", "url", "title"]) {
    const value = form.get(name);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return "";
};

/**
 * What was shared to the app: a file or a list of cards is imported, any other text is a question.
 *
 * @param form with the fields that the manifest names
 */
export const readSharedContent = (form: FormData): SharedContent => {
  const file = form.get("list");
  if (file instanceof File && file.size > 0)
    return { kind: "list", content: file.slice(0, LARGEST_FILE), name: file.name };
  const text = textIn(form);
  return looksLikeList(text)
    ? { kind: "list", content: new Blob([text]), name: "" }
    : { kind: "question", text: text.slice(0, LONGEST_QUESTION) };
};

const keepList = async (content: Blob, name: string): Promise<void> => {
  const store = await caches.open(STORE);
  const headers = { "x-file-name": encodeURIComponent(name) };
  await store.put("/shared-list", new Response(content, { headers }));
};

/** Opens the import with what was shared, or the composer. Nothing is sent to the server. */
export const receiveShare = async (request: Request): Promise<Response> => {
  const [, language] = new URL(request.url).pathname.split("/");
  const to = (path: string) =>
    Response.redirect(new URL(`/${language}${path}`, request.url).href, 303);
  const shared = readSharedContent(await request.formData());
  if (shared.kind === "question")
    return to(shared.text === "" ? "/oracle" : `/oracle?ask=${encodeURIComponent(shared.text)}`);
  // Storage may be refused: the import opens all the same.
  await keepList(shared.content, shared.name).catch(() => undefined);
  return to("/forge?import=shared");
};
