/** A card that may lead the deck. */
export interface CommanderSuggestion {
  readonly name: string;
  readonly cardId: string;
  /**
   * `named`: the list says so. `first`: it opens a list of Commander size and all other cards fit
   * its colors. `candidate`: it could.
   */
  readonly reason: "named" | "first" | "candidate";
}
