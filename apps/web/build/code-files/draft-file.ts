import type { CodePart } from "./code-part.ts";

/** A file while it is put together. */
export interface DraftFile {
  readonly parts: readonly CodePart[];
  readonly size: number;
  /** By page: 1 where the file is loaded before the page runs. */
  readonly first: Uint8Array;
  /** By page: 1 where the file is loaded at all. */
  readonly ever: Uint8Array;
  /** What it imports at once. */
  readonly needs: Set<DraftFile>;
  /** What comes with it: all that it needs, and what that needs. */
  readonly company: Set<DraftFile>;
}

const marks = (pages: readonly string[], marked: ReadonlySet<string>): Uint8Array =>
  Uint8Array.from(pages, (page) => Number(marked.has(page)));

/** Each part as a file of its own. */
export const draftFiles = (
  parts: readonly CodePart[],
  pages: readonly string[],
): readonly DraftFile[] => {
  const files = new Map<string, DraftFile>();
  for (const part of parts)
    files.set(part.name, {
      parts: [part],
      size: part.size,
      first: marks(pages, part.first),
      ever: marks(pages, part.ever),
      needs: new Set(),
      company: new Set(),
    });
  for (const part of parts)
    for (const name of part.needs) {
      const needed = files.get(name);
      if (needed !== undefined) files.get(part.name)?.needs.add(needed);
    }
  const all = [...files.values()];
  gatherCompany(all);
  return all;
};

const gatherCompany = (files: readonly DraftFile[]): void => {
  const known = new Set<DraftFile>();
  const visit = (file: DraftFile): void => {
    if (known.has(file)) return;
    known.add(file);
    file.company.clear();
    for (const needed of file.needs) {
      visit(needed);
      file.company.add(needed);
      for (const each of needed.company) file.company.add(each);
    }
  };
  for (const file of files) visit(file);
};

const either = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  left.map((mark, page) => mark | (right[page] ?? 0));

/** The files when two of them are one. What that needs is loaded wherever it is. */
export const joinFiles = (
  files: readonly DraftFile[],
  [left, right]: readonly [DraftFile, DraftFile],
): readonly DraftFile[] => {
  const joined: DraftFile = {
    parts: [...left.parts, ...right.parts],
    size: left.size + right.size,
    first: either(left.first, right.first),
    ever: either(left.ever, right.ever),
    needs: new Set(
      [...left.needs, ...right.needs].filter((each) => each !== left && each !== right),
    ),
    company: new Set(),
  };
  const others = files.filter((file) => file !== left && file !== right);
  for (const { needs } of others) {
    const [hadLeft, hadRight] = [needs.delete(left), needs.delete(right)];
    if (hadLeft || hadRight) needs.add(joined);
  }
  const all = [...others, joined];
  gatherCompany(all);
  for (const needed of joined.company) {
    needed.first.set(either(needed.first, joined.first));
    needed.ever.set(either(needed.ever, joined.ever));
  }
  return all;
};

const isBetween = (from: DraftFile, to: DraftFile): boolean => {
  for (const each of from.company) if (each !== to && each.company.has(to)) return true;
  return false;
};

/** Whether a file that is neither stands between two on the way of imports: as one they would import each other in a circle. */
export const wouldMakeCycle = (left: DraftFile, right: DraftFile): boolean =>
  isBetween(left, right) || isBetween(right, left);
