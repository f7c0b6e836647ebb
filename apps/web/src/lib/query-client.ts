import { QueryClient } from "@tanstack/react-query";

/** Repetitions follow ERR-02 inside the API client, so that none happens twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
