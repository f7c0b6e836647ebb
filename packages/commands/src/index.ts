export { readChoice } from "./read-choice.ts";
export { requireFile, requireFiles, requirePlace } from "./require-files.ts";
export { CommandError, runCommand } from "./run-command.ts";
