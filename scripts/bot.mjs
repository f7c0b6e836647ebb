// `npm run bot`: the bot of Discord, a process of its own beside the server (docs/discord.md).
import process from "node:process";
import { build, install, readOptions, requireNode } from "./prepare.mjs";
import { runProgram } from "./run-program.mjs";

requireNode();
readOptions();
install();
build();
runProgram(["--enable-source-maps", "apps/bot/dist/main.mjs"], {
  ...process.env,
  NODE_ENV: "production",
});
