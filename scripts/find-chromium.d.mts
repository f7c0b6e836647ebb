/**
 * The browser of this machine: `CHROMIUM`, one on the PATH, else a Debian package, installed now.
 *
 * @public Measures take it.
 */
export function findChromium(): string;
