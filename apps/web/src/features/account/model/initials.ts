/** HEAD-03: the first two letters of the name part of an e-mail address, upper case. */
export const initials = (email: string): string =>
  [...(email.split("@")[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "")]
    .slice(0, 2)
    .join("")
    .toUpperCase();
