// `npm start`: installs, builds what changed, and serves. Works on a fresh clone.
// `--with-discord-sandbox`: with the bot and a Discord of its own to try it in (docs/discord.md).
import process from "node:process";
import { sandboxEnvironment } from "./discord-sandbox.mjs";
import { build, install, readOptions, requireNode } from "./prepare.mjs";
import { runProgram } from "./run-program.mjs";
import { runTogether } from "./run-together.mjs";
import { serverArguments, serverEnvironment } from "./serving.mjs";

requireNode();
const options = readOptions({ "with-discord-sandbox": { type: "boolean", default: false } });
install();
build();
const env = { ...serverEnvironment, ...process.env, NODE_ENV: "production" };
if (options["with-discord-sandbox"] || env.DISCORD_SANDBOX === "1") {
  const shared = sandboxEnvironment(env);
  runTogether([
    { args: serverArguments, env: shared },
    { args: ["--enable-source-maps", "apps/bot/dist/sandbox.mjs"], env: shared },
  ]);
} else runProgram(serverArguments, env);
