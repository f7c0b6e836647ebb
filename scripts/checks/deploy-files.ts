// What is deployed: the Dockerfile, compose.yaml and the unit of systemd.
import { readFileSync } from "node:fs";
import process from "node:process";
import { ENVIRONMENT_NAMES as OF_API } from "../../apps/api/src/config/config.ts";
import { ENVIRONMENT_NAMES as OF_BOT } from "../../apps/bot/src/config.ts";
import { serverArguments, serverEnvironment } from "../serving.mjs";
import {
  composeProblems,
  dockerfileProblems,
  imageProblems,
  startProblems,
} from "./deploy-problems.ts";

const OURS = ["api-1", "api-2", "bot"];
const read = (file: string): string => readFileSync(file, "utf8");

const start = [
  ...serverArguments,
  ...Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`),
];

const problems = [
  ...dockerfileProblems(read("Dockerfile")),
  ...composeProblems(read("compose.yaml"), OURS, new Set([...OF_API, ...OF_BOT])),
  ...["Dockerfile", "compose.yaml"].flatMap((file) => imageProblems(file, read(file))),
  ...["Dockerfile", "deploy/systemd/spellwright@.service"].flatMap((file) =>
    startProblems(file, read(file), start),
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
