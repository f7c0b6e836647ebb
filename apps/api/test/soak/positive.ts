import { CommandError } from "@spellwright/commands";

/** A number above 0 that was given to an option. @throws CommandError for anything else */
export const positive = (option: string, given: string): number => {
  const value = Number(given);
  if (!(value > 0)) throw new CommandError(`--${option} takes a number above 0`);
  return value;
};
