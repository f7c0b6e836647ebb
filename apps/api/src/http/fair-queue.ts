/** Requests of one network that begin in one pass of the event loop: each takes it about a millisecond. */
const AT_ONCE = 2;

interface Turns {
  begun: number;
  waiting: (() => void)[];
}

/**
 * Lets networks take turns. What one network sends beyond a few requests waits for the next pass of the event
 * loop: what others sent meanwhile goes first, and what each has under way goes on.
 *
 * @param atOnce requests of one network that begin in one pass
 * @returns begins a request of a network, at once or in its turn. Each network’s stay in their order
 */
export const createFairQueue = (
  atOnce = AT_ONCE,
): ((network: string, begin: () => void) => void) => {
  const turnsOf = new Map<string, Turns>();

  const nextPass = (): void => {
    for (const [network, turns] of turnsOf) {
      const next = turns.waiting.splice(0, atOnce);
      if (next.length === 0) turnsOf.delete(network);
      turns.begun = next.length;
      for (const begin of next) begin();
    }
    if (turnsOf.size > 0) setImmediate(nextPass);
  };

  return (network, begin) => {
    if (turnsOf.size === 0) setImmediate(nextPass);
    const turns = turnsOf.get(network) ?? { begun: 0, waiting: [] };
    turnsOf.set(network, turns);
    if (turns.begun >= atOnce) {
      turns.waiting.push(begin);
      return;
    }
    turns.begun++;
    begin();
  };
};
