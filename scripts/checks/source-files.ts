import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Files that git tracks or would track, by the end of their name. Paths from the project's folder. */
export const sourceFiles = (pattern: RegExp): readonly string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\0")
    .filter((file) => pattern.test(file) && existsSync(file));
