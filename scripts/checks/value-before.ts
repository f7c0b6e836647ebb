import { execFileSync } from "node:child_process";

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/**
 * A file of JSON as it was before its last change. Undefined in a clone without history.
 *
 * @param now its text
 */
export const valueBefore = (file: string, now: string): unknown => {
  const commits = git("log", "-2", "--format=%H", "--", file).split("\n").filter(Boolean);
  const texts = commits.map((commit) => git("show", `${commit}:${file}`));
  const before = texts.find((text) => text !== now);
  return before === undefined ? undefined : JSON.parse(before);
};
