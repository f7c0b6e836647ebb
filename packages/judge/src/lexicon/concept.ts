/**
 * One idea of the game with the words both languages say it with.
 *
 * A phrase is a list of words separated by spaces, matched on folded text (lower case, no accents,
 * apostrophes become spaces, so "l'étape" reads "l etape"):
 * - `bless*` any word that begins so; `bloque|bloquee` one of several words (each may end with `*`);
 * - `~` up to three words of anything ("deals ~ damage");
 * - everything else is the whole word.
 */
export interface Concept {
  /** kebab-case English term of the rules: "trample", "state-based-action", "dies", "end-step". */
  readonly id: string;
  readonly fr: readonly string[];
  readonly en: readonly string[];
  /** Rules that define the idea, best first. */
  readonly rules?: readonly string[];
  /** A keyword ability or action: cards that have it bring the concept along. Printed English word. */
  readonly keyword?: string;
  /** Concepts whose longer match swallows this one ("double strike" is not "first strike"). */
  readonly unless?: readonly string[];
  /** Ordinary speech uses these words too: alone they are no evidence that a question is about Magic. */
  readonly ordinary?: true;
  /** No card with this term is known to be printed in French: `fr` holds at most what players write. */
  readonly frenchUnknown?: true;
}
