import type { EditionDiff, KeptEdition, RuleChangeKind } from "@spellwright/contract";
import { diffEditions, type EditionsDiff } from "@spellwright/rulebook";
import type { Database } from "../../../database/index.ts";
import { AppError, pageInMemory } from "../../../http/index.ts";
import { readEdition } from "../edition-queries.ts";
import { keepLatest } from "../keep-latest.ts";
import { listEditions } from "../queries.ts";

type EditionRow = Awaited<ReturnType<typeof listEditions>>[number];

const present = (row: EditionRow): KeptEdition => ({
  edition: row.edition,
  effective_date: row.effectiveDate,
  verbatim: row.verbatim,
  rules: row.count,
  in_use: row.isCurrent,
  imported_at: row.importedAt.toISOString(),
});

export interface DiffRequest {
  readonly from: string;
  readonly to: string;
  readonly kind?: RuleChangeKind | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const countsOf = ({ changes, unchanged }: EditionsDiff): EditionDiff["counts"] => {
  const counts = { added: 0, removed: 0, renumbered: 0, reworded: 0, unchanged };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
};

/** The kept editions and what lies between two of them. The last comparison is remembered. */
export const createEditionComparison = (db: Database) => {
  const read = async (id: string) => {
    const edition = await readEdition(db, id);
    if (edition === undefined) throw new AppError("EDITION_NOT_FOUND", { edition: id });
    return edition;
  };
  const diffOf = keepLatest(async (key) => {
    const [from = "", to = ""] = key.split(" ");
    return diffEditions(await read(from), await read(to));
  });
  return {
    list: async (): Promise<{ items: KeptEdition[] }> => ({
      items: (await listEditions(db)).map(present),
    }),
    /** @throws AppError EDITION_NOT_FOUND, FIELD_INVALID */
    diff: async (asked: DiffRequest): Promise<EditionDiff> => {
      const kept = await listEditions(db);
      const rowOf = (id: string): EditionRow => {
        const row = kept.find(({ edition }) => edition === id);
        if (row === undefined) throw new AppError("EDITION_NOT_FOUND", { edition: id });
        return row;
      };
      const [from, to] = [rowOf(asked.from), rowOf(asked.to)];
      const diff = await diffOf(
        [from.edition, to.edition, from.contentHash, to.contentHash].join(" "),
      );
      const { kind } = asked;
      const changes =
        kind === undefined ? diff.changes : diff.changes.filter((change) => change.kind === kind);
      return {
        from: present(from),
        to: present(to),
        comparable: diff.comparable,
        counts: countsOf(diff),
        ...pageInMemory(changes, asked),
      };
    },
  };
};

export type EditionComparison = ReturnType<typeof createEditionComparison>;
