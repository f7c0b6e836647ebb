/** What an edition that is our digest is called before its date (DATA-04). */
const DIGEST = "starter-";

/** Whether an edition of the rules is our digest, not the official words. */
export const isDigest = (edition: string): boolean => edition.startsWith(DIGEST);

/** ISO day of an edition. */
export const dateOfEdition = (edition: string): string => edition.replace(DIGEST, "");
