import "./ui/styles/index.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { carryOverServerPage } from "./app/carry-over-server-page.ts";
import { createWindowRouter } from "./app/router.ts";
import { prepareCalls } from "./lib/http/api.ts";
import { setPageQueries } from "./lib/http/page-queries.ts";
import { createQueryClient } from "./lib/http/query-client.ts";
import { readAgainOnReturn } from "./lib/offline/read-again-on-return.ts";
import { startPrefetching } from "./lib/page/lazy-part.ts";
import { nextTask } from "./lib/page/next-task.ts";
import { deleteOnPageHide } from "./lib/page/pending-deletions.ts";
import { readServedPage, takeServedQueries } from "./lib/page/served-page.ts";
import { keepServedRobots } from "./lib/page/served-robots.ts";
import { cacheLanguage, storedLanguage } from "./lib/text/page-language.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// Awaited in a function: a module that waits makes the bundler load every part by a file of its own.
const start = async (): Promise<void> => {
  prepareCalls();
  // The code was read in this turn. What begins here is done in several, between which the page answers.
  await nextTask();

  const queries = createQueryClient();
  setPageQueries(queries);
  readAgainOnReturn(queries);
  const router = createWindowRouter();
  const served = readServedPage();
  if (served !== undefined) takeServedQueries(queries, served);
  cacheLanguage(storedLanguage());
  deleteOnPageHide();
  const finishTakingOver = carryOverServerPage(root);
  keepServedRobots();
  await nextTask();

  // What the server drew stays until all that it takes to draw the same is there.
  await router.load();

  const begin = () => {
    // The title of the file is for readers without scripts. The page writes its own (ROUTE-10).
    document.head.querySelector("title[data-static]")?.remove();
    finishTakingOver();
    document.documentElement.dataset.running = "";
    startPrefetching();
  };

  // In small steps, between which the page that is there still answers.
  startTransition(() =>
    createRoot(root).render(
      <App router={router} queries={queries} servedUser={served?.user} onShown={begin} />,
    ),
  );
};

void start();
