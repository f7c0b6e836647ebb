/**
 * What Node runs the server with, below the project's folder.
 *
 * @public Tests, benches and the check of what is deployed run or compare it.
 */
export const serverArguments: readonly string[];

/**
 * Variables that it runs with unless they are given.
 *
 * @public See above.
 */
export const serverEnvironment: Readonly<Record<string, string>>;
