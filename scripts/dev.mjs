// `npm run dev`: the API restarts and the page reloads on a change; the page is at http://localhost:5173.
import { spawn } from "node:child_process";
import process from "node:process";
import { install, readOptions, requireNode, root } from "./prepare.mjs";

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
const start = (args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
const api = start([
  "--import",
  "tsx",
  "--watch-path=apps/api/src",
  "--watch-path=packages",
  "apps/api/src/main.ts",
]);
const pages = start([
  "node_modules/vite/bin/vite.js",
  "apps/web",
  "--port",
  PAGES_PORT,
  // Another port would not be the one that the API's links name.
  "--strictPort",
]);

let isStopping = false;
const stop = () => {
  isStopping = true;
  for (const child of [api, pages]) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of [api, pages])
  child.on("exit", () => {
    // One without the other is of no use.
    if (!isStopping) process.exitCode = 1;
    stop();
  });
