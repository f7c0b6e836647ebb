/** Finds what this page shows of a deck or a discussion, by a call that answered it, or a list with it. */
export type FindShown = (call: string, id: string) => unknown;

let find: FindShown = () => undefined;

/** From now on edits stand on what the page shows. @returns ends it */
export const findShownBy = (finder: FindShown): (() => void) => {
  find = finder;
  return () => {
    find = () => undefined;
  };
};

/** What a person saw when she edited it; undefined for what is on no page. */
export const shownThing = (call: string, id: string): unknown => find(call, id);
