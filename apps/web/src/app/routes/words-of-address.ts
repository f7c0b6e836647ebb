/** The words of these names that an address has behind its `?`; what is empty or no word is left out. */
export const wordsOfAddress =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): { [Each in Name]?: string } => {
    const words: { [Each in Name]?: string } = {};
    for (const name of names) {
      const word = search[name];
      if (typeof word === "string" && word !== "") words[name] = word;
    }
    return words;
  };
