// `npm run dev`: the API restarts and the page reloads on a change. The page's address is the one Vite prints.
import { spawn } from "node:child_process";
import process from "node:process";
import { install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
const start = (args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
const processes = [
  start([
    "--import",
    "tsx",
    "--watch-path=apps/api/src",
    "--watch-path=packages",
    "apps/api/src/main.ts",
  ]),
  start(["node_modules/vite/bin/vite.js", "apps/web"]),
];
const stop = () => {
  for (const child of processes) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of processes) child.on("exit", stop);
