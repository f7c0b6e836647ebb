import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Files that git tracks or would track, by the end of their name. */
export const sourceFiles = (pattern) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => pattern.test(file) && existsSync(file));
