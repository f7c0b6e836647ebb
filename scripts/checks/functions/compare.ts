/** Cognitive complexity over 15, or more lines than 60 (120 of a component or a composition). */
export type Limit = "complexity" | "lines";

/** Figures of functions that are over a limit, by file, largest first. */
export type Exceptions = Readonly<Record<Limit, Readonly<Record<string, readonly number[]>>>>;

const LIMITS: readonly Limit[] = ["complexity", "lines"];

const filesOf = (limit: Limit, ...lists: readonly Exceptions[]): readonly string[] =>
  [...new Set(lists.flatMap((list) => Object.keys(list[limit])))].sort();

/**
 * What is wrong between the functions that are over a limit and those that may be: one too many, one that
 * grew, or one that needs its exception no more.
 */
export const compare = (found: Exceptions, allowed: Exceptions): readonly string[] =>
  LIMITS.flatMap((limit) =>
    filesOf(limit, found, allowed).flatMap((file) => {
      const now = found[limit][file] ?? [];
      const may = allowed[limit][file] ?? [];
      if (now.some((figure, at) => figure > (may[at] ?? 0)))
        return [`${file}: ${limit} ${now.join(", ")}; at most ${may.join(", ") || "the limit"}`];
      if (now.length < may.length || now.some((figure, at) => figure < (may[at] ?? 0)))
        return [`${file}: ${limit} ${may.join(", ")} is allowed and needed no more: --lower`];
      return [];
    }),
  );

/** The exceptions that are still needed: never more than there were, none larger. */
export const lowered = (found: Exceptions, allowed: Exceptions): Exceptions => {
  const of = (limit: Limit) =>
    Object.fromEntries(
      filesOf(limit, allowed).flatMap((file) => {
        const may = allowed[limit][file] ?? [];
        const kept = (found[limit][file] ?? []).slice(0, may.length);
        const figures = kept.map((figure, at) => Math.min(figure, may[at] ?? 0));
        return figures.length > 0 ? [[file, figures] as const] : [];
      }),
    );
  return { complexity: of("complexity"), lines: of("lines") };
};

/** How many functions may be over a limit. */
export const countOf = (list: Exceptions, limit: Limit): number =>
  Object.values(list[limit]).flat().length;

/** The list only shrinks: what it has more than the one before it. */
export const grown = (before: Exceptions, now: Exceptions): readonly string[] =>
  LIMITS.flatMap((limit) => {
    const [had, has] = [countOf(before, limit), countOf(now, limit)];
    return has > had ? [`exceptions of ${limit}: ${has}, and ${had} before`] : [];
  });
