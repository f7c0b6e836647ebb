import { expect, test } from "vitest";
import {
  composeProblems,
  dockerfileProblems,
  imageProblems,
  startProblems,
} from "./deploy-problems.ts";

const KNOWN = new Set(["PORT", "SECRET"]);

test("[T-12] a Dockerfile with an instruction that there is not is named with its line", () => {
  expect(dockerfileProblems("FROM node:22\nCOPPY . .\n")).toEqual([
    expect.stringMatching(/^Dockerfile:2 .*COPPY/),
  ]);
  expect(dockerfileProblems("FROM node:22\nCOPY . .\n")).toEqual([]);
});

test("[T-12] a compose file is compared with the specification and with what is read", () => {
  const file = (service: string) => `services:\n  api-1:\n    image: spellwright\n${service}`;
  const check = (text: string) => composeProblems(text, ["api-1"], KNOWN);
  expect(check(file("    environment:\n      PORT: 3000\n"))).toEqual([]);
  expect(check(file("    environment:\n      PROT: 3000\n"))).toEqual([
    "compose.yaml: nobody reads PROT",
  ]);
  expect(check(file("    portz: []\n"))).toEqual([expect.stringContaining("/services/api-1")]);
  expect(check("services:\n  other:\n    image: x\n")).toEqual(["compose.yaml has no api-1"]);
});

test("[T-12] a file that starts the server without one of its arguments or variables is named", () => {
  const file = 'ENV LIMIT=2\nCMD ["node", "--small", "main.mjs"]';
  expect(startProblems("Dockerfile", file, ["--small", "main.mjs", "LIMIT=2"])).toEqual([]);
  expect(startProblems("Dockerfile", file, ["--large", "LIMIT=3"])).toEqual([
    "Dockerfile lacks --large",
    "Dockerfile lacks LIMIT=3",
  ]);
});

test("[T-12] an image without a digest is reported", () => {
  const digest = `sha256:${"0".repeat(64)}`;
  const file = `ARG NODE_IMAGE=node:22\nFROM $NODE_IMAGE AS build\nFROM debian\nFROM a:1@${digest}\n`;
  expect(imageProblems("Dockerfile", file)).toEqual([
    "Dockerfile: node:22 has no digest",
    "Dockerfile: debian has no digest",
  ]);
  const compose = [
    "  image: spellwright",
    `    image: postgres:17@${digest}`,
    `    image: postgres:17@${digest.slice(0, -1)}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose files
    "    image: ${CADDY_IMAGE:-caddy:2}",
  ].join("\n");
  expect(imageProblems("compose.yaml", compose)).toEqual([
    `compose.yaml: postgres:17@${digest.slice(0, -1)} has no digest`,
    "compose.yaml: caddy:2 has no digest",
  ]);
});
