// `npm start`: installs, builds what changed, and serves. Works on a fresh clone.
import { spawn } from "node:child_process";
import process from "node:process";
import { build, install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
build();

const server = spawn(process.execPath, ["--enable-source-maps", "apps/api/dist/main.mjs"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
