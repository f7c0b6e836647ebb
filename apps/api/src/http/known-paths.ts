import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";

/** A call of the contract, as far as its address and its meta say. */
export interface KnownCall {
  readonly method: string;
  /** With the placeholders of the contract, such as `/api/decks/{id}`. */
  readonly template: string;
  /** Of the call's meta: without a session it answers 401 before anything is read. */
  readonly needsSession: boolean;
  /** Only ends or deletes things: every DELETE, and what its meta says so of. */
  readonly endsThings: boolean;
}

interface KnownPath extends KnownCall {
  readonly pattern: RegExp;
}

const walk = (router: AnyContractRouter): KnownPath[] => {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(walk);
  const { route, meta } = router["~orpc"];
  const { method = "POST", path = "" } = route;
  const pattern = new RegExp(`^/api${path.replace(/\{[^{}]+\}/g, "[^/]+")}/?$`);
  const needsSession = meta.needsSession === true;
  const endsThings = method === "DELETE" || meta.endsThings === true;
  return [{ method, pattern, template: `/api${path}`, needsSession, endsThings }];
};

/**
 * Tells what the contract knows of an address before any of it is handled.
 *
 * @returns a function that gives the calls of an address. None: the contract does not know it
 */
export const createCallLookup = (
  router: AnyContractRouter,
): ((pathname: string) => readonly KnownCall[]) => {
  const known = walk(router);
  const find = (pathname: string) => known.filter(({ pattern }) => pattern.test(pathname));
  // Most addresses have no placeholder: theirs are found once.
  const fixed = new Map(
    known.flatMap(({ template }) => (template.includes("{") ? [] : [[template, find(template)]])),
  );
  return (pathname) => fixed.get(pathname) ?? find(pathname);
};
