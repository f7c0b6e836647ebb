import { type PageRouter, RouterProvider } from "@spellwright/router";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useLayoutEffect, useRef } from "react";
import { SessionProvider } from "../features/auth/index.ts";
import type { ServedPage } from "../lib/page/served-page.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { Root } from "./root.tsx";

interface AppProps {
  router: PageRouter;
  queries: QueryClient;
  /** Who the server knows to be signed in, with the page. Undefined when that was not asked. */
  servedUser: ServedPage["user"];
  /** Called once, when the page first stands in the window. */
  onShown?: () => void;
}

/** Everything, in the window as on the server. */
export function App({ router, queries, servedUser, onShown }: AppProps) {
  const shown = useRef(onShown);
  useLayoutEffect(() => {
    shown.current?.();
    shown.current = undefined;
  }, []);
  return (
    <StrictMode>
      <FailureBoundary>
        <QueryClientProvider client={queries}>
          <SessionProvider served={servedUser}>
            <RouterProvider router={router}>
              <Root />
            </RouterProvider>
          </SessionProvider>
        </QueryClientProvider>
      </FailureBoundary>
    </StrictMode>
  );
}
