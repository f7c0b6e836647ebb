import { CommandError } from "./run-command.ts";

/**
 * An option that names one of a few values.
 *
 * @param given what the command line says. Undefined takes the first of the values
 * @throws CommandError for anything else
 */
export const readChoice = <Value extends string>(
  option: string,
  given: string | undefined,
  values: readonly [Value, ...Value[]],
): Value => {
  const chosen = given === undefined ? values[0] : values.find((value) => value === given);
  if (chosen === undefined)
    throw new CommandError(`--${option}: ${given} is none of ${values.join(", ")}`);
  return chosen;
};
