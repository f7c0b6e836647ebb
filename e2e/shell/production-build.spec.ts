import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../support/story.ts";

test("[T-6] first screens are drawn by React’s production build, whatever the server’s environment says", () => {
  const folder = new URL("../../apps/api/dist/pages/", import.meta.url);
  const code = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const drawing = code.join("\n");
  expect(drawing).toContain("Minified React error #");
  // The development build warns, and is chosen by the environment where the build does not say otherwise.
  for (const sign of ["should have a unique", "process.env.NODE_ENV"])
    expect(drawing.includes(sign), sign).toBe(false);
});
