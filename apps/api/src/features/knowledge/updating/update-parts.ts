import type { Progress } from "../importing/import-error.ts";

/** Files that an update fetches. */
export type UpdateFile = "rules" | "cards" | "rulings" | "french";

/** What the updates of rules and cards share. */
export interface UpdateParts {
  /** Where files are fetched to. Parts of them stay here until the next run. */
  readonly folder: string;
  readonly userAgent: string;
  readonly progress: Progress;
  /** Bytes that are here, and of how many (null: not told). */
  readonly onDownload: (file: UpdateFile, done: number, total: number | null) => void;
}
