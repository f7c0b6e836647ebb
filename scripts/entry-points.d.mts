/**
 * Programs of the bot by their names, below the project's folder.
 *
 * @public Tests start processes of their own.
 */
export const botEntryPoints: Readonly<Record<string, string>>;
