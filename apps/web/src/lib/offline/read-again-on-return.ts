import type { Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../http/api-error.ts";
import { onReconnect } from "./connection.ts";
import { isCached } from "./kept-answers/from-device.ts";
import { retryWhenOnline } from "./retry-when-online.ts";

/** What the device kept stands in for what did not arrive. */
const didNotArrive = ({ state }: Query): boolean =>
  (state.error instanceof ApiError && state.error.code === "NETWORK") || isCached(state.data);

/** What is being read may still fail. */
const isOpen = (query: Query): boolean =>
  didNotArrive(query) || query.state.fetchStatus === "fetching";

/**
 * Reads again what is on screen and did not arrive, as soon as a network that came back carries it
 * (PWA-01). The client itself reads it once, at the moment at which the browser tells of the network.
 *
 * @returns stops listening
 */
export const readAgainOnReturn = (queries: QueryClient): (() => void) => {
  const again = () =>
    void retryWhenOnline(async () => {
      await queries.refetchQueries({ type: "active", predicate: didNotArrive });
      const open = queries.getQueryCache().findAll({ type: "active", predicate: isOpen });
      return open.length === 0;
    });
  return onReconnect(again);
};
