/**
 * Programs of the API by their names, below the project's folder.
 *
 * @public What is deployed is gathered from them.
 */
export const apiEntryPoints: Readonly<Record<string, string>>;

/**
 * Programs of the bot by their names, below the project's folder.
 *
 * @public Tests start processes of their own.
 */
export const botEntryPoints: Readonly<Record<string, string>>;
