// `npm run dev`: the API restarts and the page reloads on a change. The page is at http://localhost:5173.
import process from "node:process";
import { install, readOptions, requireNode } from "./prepare.mjs";
import { runTogether } from "./run-together.mjs";

const PAGES_PORT = "5173";

requireNode();
readOptions();
install();
const env = {
  ...process.env,
  // Links of mails open the page that reloads, not one that was built before.
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${PAGES_PORT}`,
  API_ORIGIN: `http://127.0.0.1:${process.env.PORT || 3000}`,
};
runTogether([
  {
    args: [
      "--import",
      "tsx",
      "--watch-path=apps/api/src",
      "--watch-path=packages",
      "apps/api/src/main.ts",
    ],
    env,
  },
  {
    args: [
      "node_modules/vite/bin/vite.js",
      "apps/web",
      "--port",
      PAGES_PORT,
      // Another port would not be the one that the API's links name.
      "--strictPort",
    ],
    env,
  },
]);
