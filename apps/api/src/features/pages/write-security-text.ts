const DAY_MS = 24 * 60 * 60 * 1000;
/** Readers distrust what does not expire. Less than a year is recommended (RFC 9116, 2.5.5). */
const DAYS = 180;

/**
 * Where somebody who found a hole tells of it (RFC 9116).
 *
 * @param contact a mail address of the operator
 */
export const writeSecurityText = (contact: string, publicUrl: string, now: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
