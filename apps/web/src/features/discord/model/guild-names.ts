/** How much of a server's id is shown (BOT-01). */
const ID_SHOWN = 8;

/** The first characters of an id: enough to tell two servers of one name apart. */
export const shortId = (guildId: string): string => guildId.slice(0, ID_SHOWN);

/** Two letters in place of a picture: the beginnings of the first two words. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s'’-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? "#")];
  return letters.slice(0, 2).join("").toLocaleUpperCase();
};
