import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";

interface KnownPath {
  readonly method: string;
  readonly pattern: RegExp;
}

const walk = (router: AnyContractRouter): KnownPath[] => {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(walk);
  const { method = "POST", path = "" } = router["~orpc"].route;
  const pattern = new RegExp(`^/api${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`);
  return [{ method, pattern }];
};

/**
 * Tells a wrong method from an unknown address.
 *
 * @returns a function that gives the methods of an address; none: the contract does not know it
 */
export const createMethodLookup = (
  router: AnyContractRouter,
): ((pathname: string) => readonly string[]) => {
  const known = walk(router);
  return (pathname) =>
    known.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
};
