/** Whether passkeys can be made and used here: browsers know them by the name of a site, never by its number. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && !/^[\d.]+$|:/.test(window.location.hostname);
