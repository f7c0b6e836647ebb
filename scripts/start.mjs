// `npm start`: installs, builds what changed, and serves. Works on a fresh clone.
import process from "node:process";
import { build, install, readOptions, requireNode } from "./prepare.mjs";
import { runProgram } from "./run-program.mjs";

requireNode();
readOptions();
install();
build();
runProgram(["apps/api/dist/main.mjs"], { ...process.env, NODE_ENV: "production" });
