/** A text, a list of texts, or more of them by name. */
type Texts = string | readonly string[] | { readonly [key: string]: Texts };

const isText = (texts: Texts): texts is string | readonly string[] =>
  typeof texts === "string" || Array.isArray(texts);

const keysOf = (texts: Texts, path: string): readonly string[] =>
  isText(texts)
    ? [path]
    : Object.entries(texts).flatMap(([key, child]) =>
        keysOf(child, path === "" ? key : `${path}.${key}`),
      );

/** Beginnings of keys that code completes at run time: `errors.${code}`. */
const builtBeginnings = (code: string): readonly string[] =>
  [...code.matchAll(/`([a-zA-Z][\w.]*\.)\$\{/g)].map((match) => match[1] ?? "");

/**
 * Keys of a catalogue that no code names. The plural forms of a key count as one. A list of texts is
 * read as a whole, not by its key.
 */
export const unusedKeys = (catalogue: Texts, code: string): readonly string[] => {
  const beginnings = builtBeginnings(code);
  return keysOf(catalogue, "").filter((path) => {
    const key = path.replace(/_(?:one|other|zero)$/, "");
    return !code.includes(`"${key}"`) && !beginnings.some((start) => key.startsWith(start));
  });
};
