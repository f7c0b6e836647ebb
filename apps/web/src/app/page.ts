export type PageName = "oracle" | "forge" | "confirm" | "notFound";

const PAGES: readonly (readonly [RegExp, PageName])[] = [
  [/^\/(fr|en)\/oracle(\/discussion\/[^/]+)?$/, "oracle"],
  [/^\/(fr|en)\/forge$/, "forge"],
  [/^\/(fr|en)\/auth\/confirm$/, "confirm"],
];

/** Which page an address shows. */
export const pageOf = (pathname: string): PageName =>
  PAGES.find(([pattern]) => pattern.test(pathname))?.[1] ?? "notFound";
