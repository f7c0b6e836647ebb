// Run when the pages are built, as contract.static.ts is: of the contract, what sending a call takes.
import { type Contract, contract } from "@spellwright/contract";

/** A call or a folder of calls, with its routes alone. */
const routesOf = (part: object): object => {
  if (!("~orpc" in part))
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, routesOf(each)]));
  const { route } = part["~orpc"] as { readonly route: object };
  return { "~orpc": { route, errorMap: {}, meta: {} } };
};

/** The contract as far as a caller needs it: method and path of every call. */
export const callRoutes = routesOf(contract) as Contract;
