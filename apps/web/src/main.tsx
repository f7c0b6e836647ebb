import "./ui/styles/index.css";
import { loadTexts } from "@spellwright/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FailureBoundary } from "./app/failure-boundary.tsx";
import { router } from "./app/router.ts";
import { SessionProvider } from "./features/auth/index.ts";
import { startPreparing } from "./lib/lazy-part.ts";
import { cacheLanguage, pageLanguage, storedLanguage } from "./lib/page-language.ts";
import { watchLeaving } from "./lib/pending-deletions.ts";
import { queryClient } from "./lib/query-client.ts";
import { keepServedRobots } from "./lib/served-robots.ts";

// The texts of one language are a fifth of what a page would load first otherwise.
await loadTexts(pageLanguage());

// The head of the file is for readers without scripts; the page writes its own (ROUTE-10).
keepServedRobots();
for (const element of document.head.querySelectorAll("[data-static]")) element.remove();

cacheLanguage(storedLanguage());
watchLeaving();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <FailureBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </FailureBoundary>
  </StrictMode>,
);

startPreparing();
