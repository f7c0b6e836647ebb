/** Fisher-Yates. @param random a number from 0 (included) to 1 (excluded) */
export const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    const [kept] = shuffled.splice(chosen, 1);
    if (kept !== undefined) shuffled.splice(last, 0, kept);
  }
  return shuffled;
};

/**
 * Hands out messages in a shuffled order, none twice until all were shown (ORA-04). A new round does
 * not begin with the message that ended the one before.
 */
export const rotateMessages = (
  messages: readonly string[],
  random: () => number,
): (() => string) => {
  let round: string[] = [];
  let shown = "";
  return () => {
    if (round.length === 0) {
      round = shuffle(messages, random);
      if (round.length > 1 && round[0] === shown) round.push(...round.splice(0, 1));
    }
    shown = round.shift() ?? "";
    return shown;
  };
};
