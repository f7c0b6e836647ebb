import { expect, test } from "vitest";
import { composeProblems, dockerfileProblems, startProblems } from "./deploy-problems.ts";

const KNOWN = new Set(["PORT", "SECRET"]);

test("a Dockerfile with an instruction that there is not is told with its line", () => {
  expect(dockerfileProblems("FROM node:22\nCOPPY . .\n")).toEqual([
    expect.stringMatching(/^Dockerfile:2 .*COPPY/),
  ]);
  expect(dockerfileProblems("FROM node:22\nCOPY . .\n")).toEqual([]);
});

test("a compose file is compared with the specification and with what is read", () => {
  const file = (service: string) => `services:\n  api-1:\n    image: spellwright\n${service}`;
  const check = (text: string) => composeProblems(text, ["api-1"], KNOWN);
  expect(check(file("    environment:\n      PORT: 3000\n"))).toEqual([]);
  expect(check(file("    environment:\n      PROT: 3000\n"))).toEqual([
    "compose.yaml: nobody reads PROT",
  ]);
  expect(check(file("    portz: []\n"))).toEqual([expect.stringContaining("/services/api-1")]);
  expect(check("services:\n  other:\n    image: x\n")).toEqual(["compose.yaml has no api-1"]);
});

test("a file that starts the server without one of its arguments or variables is told", () => {
  const file = 'ENV LIMIT=2\nCMD ["node", "--small", "main.mjs"]';
  expect(startProblems("Dockerfile", file, ["--small", "main.mjs", "LIMIT=2"])).toEqual([]);
  expect(startProblems("Dockerfile", file, ["--large", "LIMIT=3"])).toEqual([
    "Dockerfile lacks --large",
    "Dockerfile lacks LIMIT=3",
  ]);
});
