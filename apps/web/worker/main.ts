import { answerPage } from "./answer-page.ts";
import { BUILD } from "./build.ts";
import { answerFile, forgetOldReleases, keepRelease } from "./kept-files.ts";
import { receiveShare } from "./share-target.ts";

declare const self: ServiceWorkerGlobalScope;

/** Where the manifest has things shared to. */
const SHARE = /^\/(?:fr|en)\/share$/;

/** What the worker answers itself. Undefined for all that goes to the network as if it were not there. */
const answerOf = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (request.method === "POST" && SHARE.test(pathname)) return receiveShare(request);
  if (request.method !== "GET") return undefined;
  if (pathname.startsWith("/assets/")) return answerFile(request);
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) return answerPage(event);
  return undefined;
};

self.addEventListener("install", (event) => event.waitUntil(keepRelease()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      forgetOldReleases(),
      // The page is asked for while the worker starts.
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
    ]),
  ),
);

self.addEventListener("fetch", (event) => {
  const answer = answerOf(event);
  if (answer !== undefined) event.respondWith(answer);
});

// `src/features/installation/model/newer-version.ts` asks.
self.addEventListener("message", (event) => {
  if (event.data === "which") event.ports[0]?.postMessage(BUILD.entry);
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
