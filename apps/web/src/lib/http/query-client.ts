import { QueryClient } from "@tanstack/react-query";

/**
 * Repetitions follow ERR-02 inside the API client, so that none happens twice. Offline, a call fails
 * at once and says so, instead of waiting unseen. What is on screen is read again when the line is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
