/** What a page of ours tells the next one, unseen in its address: a link from outside cannot say it. */
export interface LocationState {
  /** The question in the address was chosen on a page of ours. */
  readonly sendsQuestion?: true;
  /** The analysis in the address was chosen on a page of ours. */
  readonly startsAnalysis?: true;
}

/** Where the page is. */
export interface PageLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly state: LocationState;
  /** Of this visit: another one of the same address has another key. */
  readonly key: string;
}

/** What stands behind the `?` of an address, by name. */
export type AddressWords = Readonly<Record<string, string | boolean>>;

/** An address with what stands behind its `?`. */
export const withWords = (path: string, words: AddressWords = {}): string => {
  const entries = Object.entries(words).map(([name, word]) => [name, String(word)]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
};

/** The address of a location, as a link names it. */
export const addressOf = ({ pathname, search, hash }: PageLocation): string =>
  `${pathname}${search}${hash}`;
