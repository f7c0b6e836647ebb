import type { LanguageModelStatus, ModelInUse, ModelTrial } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../lib/http/query-client.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { LanguageModel } from "./language-model.tsx";

const t = translator("en");
const IN_USE: ModelInUse = {
  provider: "compatible",
  ...{ name: "judge-1", address: "http://127.0.0.1:9/v1", web_search: false },
  context_tokens: 8192,
  ...{ efforts: null, fallback: null, refused: [] },
};
const TRIAL: ModelTrial = {
  ...{ question: "How much tramples over?", answer: "Four." },
  provider: "compatible",
  ...{ model: "judge-1", fallback_from: null, duration_ms: 2300, cost_usd: 0.0021 },
  usage: {
    ...{ input_tokens: 3810, output_tokens: 412, total_tokens: 4222 },
    output_tokens_details: { reasoning_tokens: 0 },
  },
  refused: ["response_format"],
  failure: null,
};

// What sends the calls loads beside the first screen.
beforeAll(() => import("../../../lib/http/api-link.ts"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the part as a server tells of itself and of a trial. Gives what it was asked. */
const show = (status: LanguageModelStatus, trial?: ModelTrial): string[] => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: Request | string): Promise<Response> => {
    const url = input instanceof Request ? input.url : input;
    const name = new URL(url, "http://localhost").pathname.split("/").at(-1) ?? "";
    asked.push(name);
    return Response.json(name === "try" ? trial : status);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TextProvider language="en">
        <LanguageModel />
      </TextProvider>
    </QueryClientProvider>,
  );
  return asked;
};
const trialButton = () => screen.findByRole("button", { name: t("admin.languageModel.try") });

test("[N-7] the model in use is tried when the button is pressed, and not before", async () => {
  const asked = show({ in_use: IN_USE, found: null }, TRIAL);
  const button = await trialButton();
  expect(asked).toEqual(["language-model"]);
  await userEvent.setup().click(button);
  await screen.findByText(t("admin.languageModel.answered"));
  expect(asked.filter((name) => name === "try")).toHaveLength(1);
  for (const told of ["Four.", "2.3 s", "4,222", "8,192 tokens", "$0.0021", "Chat Completions"])
    expect(screen.getAllByText(told)).not.toHaveLength(0);
  expect(screen.getByText(t("admin.languageModel.fields.response_format"))).toBeDefined();
});

test("[N-7] a trial that fails says why", async () => {
  const failure = { kind: "unavailable", status: 401 } as const;
  show({ in_use: IN_USE, found: null }, { ...TRIAL, answer: null, usage: null, failure });
  await userEvent.setup().click(await trialButton());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("admin.languageModel.failures.key", { status: 401 }));
  expect(screen.getAllByText(t("admin.languageModel.unknown"))).not.toHaveLength(0);
});

test("[N-7] models of the machine are named with the settings that have the largest one answer", async () => {
  const models = [
    { name: "qwen3:8b", billions: 8.2 },
    { name: "llama3.2:3b", billions: 3.2 },
  ];
  show({ in_use: null, found: [{ server: "ollama", url: "http://127.0.0.1:11434/v1", models }] });
  await screen.findByText("LANGUAGE_MODEL_NAME=qwen3:8b");
  expect(screen.getByText("LANGUAGE_MODEL_URL=http://127.0.0.1:11434/v1")).toBeDefined();
  expect(screen.getByText(/^qwen3:8b \(8\.2 billion parameters\), llama3/)).toBeDefined();
  // Without a model in use there is nothing to try.
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  { found: [], sentence: t("admin.languageModel.nothingFound") },
  { found: null, sentence: t("admin.languageModel.notLooked") },
])("[N-7] where no model is, the part says “$sentence”", async ({ found, sentence }) => {
  show({ in_use: null, found });
  await screen.findByText(sentence);
  expect(screen.getByText(t("admin.languageModel.none"))).toBeDefined();
});
