import { expect, test } from "vitest";
import { pageOf } from "./page.ts";

test.each([
  { pathname: "/fr/oracle", page: "oracle" },
  { pathname: "/en/oracle/discussion/a1", page: "oracle" },
  { pathname: "/en/forge", page: "forge" },
  { pathname: "/fr/auth/confirm", page: "confirm" },
  { pathname: "/fr/oracle/discussion", page: "notFound" },
  { pathname: "/fr/nothing", page: "notFound" },
])("[ROUTE-10] $pathname shows $page", ({ pathname, page }) => {
  expect(pageOf(pathname)).toBe(page);
});
