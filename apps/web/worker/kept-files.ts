import { BUILD } from "./build.ts";

declare const self: ServiceWorkerGlobalScope;

/** Caches of releases. What pages keep themselves has other names (`lib/offline/kept-pictures.ts`). */
const PREFIX = "release-";
const STORE = `${PREFIX}${BUILD.version}`;
/** Files fetched at a time: what the person does meanwhile comes through as well. */
const AT_ONCE = 4;

const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The page without a first screen, which is nobody's: the only page that is ever kept. */
const shellOf = (language: Language): string => `/${language}/shell.html?release=${BUILD.version}`;

const keep = async (store: Cache, address: string): Promise<void> => {
  // What did not change since the last release is on the device already.
  const known = await caches.match(address, { ignoreVary: true });
  if (known === undefined) await store.add(address);
  else await store.put(address, known);
};

/** Keeps everything that a page of this release is made of. One failure, and the release is not taken. */
export const keepRelease = async (): Promise<void> => {
  const store = await caches.open(STORE);
  const wanted = [...LANGUAGES.map(shellOf), ...BUILD.files];
  for (let next = 0; next < wanted.length; next += AT_ONCE)
    await Promise.all(wanted.slice(next, next + AT_ONCE).map((address) => keep(store, address)));
};

/** The release before stays for the tabs that still show it. */
export const forgetOldReleases = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

/** A kept file, of this release or the one before. */
export const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The kept page in a language. Undefined where the device took it away. */
export const keptShell = (language: Language): Promise<Response | undefined> =>
  caches.match(shellOf(language), { cacheName: STORE, ignoreVary: true });

/** The language of an address; of one without, that of the device: the page goes on in its own. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find((language) => pathname.split("/")[1] === language) ??
  (self.navigator.language.startsWith("en") ? "en" : "fr");
