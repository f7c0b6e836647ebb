import { PAGES } from "@spellwright/locales";
import { expect, it } from "vitest";
import { createPageRouter } from "./router.ts";

const router = createPageRouter();

it.each(Object.values(PAGES))("[ROUTE-01] $path has a route of its own", ({ path }) => {
  const address = `/fr${path.replaceAll(/\$\w+/g, "x")}`;
  const [matchedRoutes] = router.getMatchedRoutes(address);
  expect(matchedRoutes.at(-1)?.fullPath.replace(/\/$/, "")).toBe(`/$language${path}`);
});
