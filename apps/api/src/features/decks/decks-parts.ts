import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { Brackets } from "../bracket/index.ts";
import type { Knowledge, ResolveNames } from "../knowledge/index.ts";

/** What every use case of decks needs. */
export interface DecksParts {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
  readonly brackets: Brackets;
  readonly now: () => Date;
  readonly log: Log;
}
