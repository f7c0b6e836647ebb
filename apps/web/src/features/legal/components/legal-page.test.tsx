import type { LegalFacts } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../lib/http/query-client.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { LegalPage } from "./legal-page.tsx";

const NOBODY = {
  ...{ name: null, address: null, email: null, phone: null },
  ...{ registration: null, host: null, mediator: null },
};
const FACTS: LegalFacts = {
  operator: NOBODY,
  payments: "paypal",
  mail: true,
  discord: false,
  language_models: [],
  page_events: false,
  kept_days: { question_logs: null, changes: 730, backups: 30 },
};
const SHOP: LegalFacts = {
  ...FACTS,
  operator: {
    ...NOBODY,
    name: "Ravnica SAS",
    address: "1 rue des Guildes, 75001 Paris",
    email: "shop@example.org",
    mediator: "Médiateur des guildes, Paris",
  },
  language_models: ["OpenAI", "models.example.org"],
  kept_days: { question_logs: 90, changes: 730, backups: 14 },
};

beforeAll(() => import("../../../lib/http/api-link.ts"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const read = async (path: string, facts: LegalFacts, language: "fr" | "en" = "en") => {
  vi.stubGlobal("fetch", async () => Response.json(facts));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={await testRouter(`/${language}${path}`)}>
        <TextProvider language={language}>
          <LegalPage />
        </TextProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("navigation");
  return screen.getByRole("main").textContent ?? "";
};

test.each(["fr", "en"] as const)(
  "[R-9] the legal notice names the operator, in %s",
  async (language) => {
    const said = await read("/legal-notice", SHOP, language);
    expect(said).toContain("Ravnica SAS");
    expect(said).toContain("1 rue des Guildes, 75001 Paris");
    expect(said).toContain("shop@example.org");
  },
);

test("[R-9] the legal notice says what the operator has not given", async () => {
  const t = translator("en");
  const said = await read("/legal-notice", FACTS);
  expect(said).toContain(t("legal.operator.name", { value: t("legal.unset") }));
  expect(said).toContain("Write to the operator.");
});

test("[R-9] privacy names who is sent questions, and how long logs and back-ups are kept", async () => {
  const said = await read("/privacy", SHOP);
  expect(said).toContain("OpenAI and models.example.org: the text of your questions");
  expect(said).toContain("Question logs: 90 days.");
  expect(said).toContain("Backups: 14 days.");
});

test("[R-9] privacy says that questions stay here where no outside model is asked", async () => {
  const said = await read("/privacy", FACTS);
  expect(said).toContain(translator("en")("legal.privacy.who_gets.noModel"));
});

test("[R-9] terms tell the mediator, and prices only where something is sold", async () => {
  const t = translator("en");
  expect(await read("/terms", SHOP)).toContain("Médiateur des guildes, Paris");
  cleanup();
  const said = await read("/terms", { ...SHOP, payments: "off" });
  expect(said).toContain(t("legal.terms.prices.none"));
  expect(said).not.toContain(t("legal.terms.prices.plans"));
});

test("[R-9] withdrawal says where to write, and what remains due", async () => {
  const said = await read("/withdrawal", SHOP);
  expect(said).toContain("Write to shop@example.org, or by post to 1 rue des Guildes");
  expect(said).toContain(translator("en")("legal.withdrawal.due.zaps"));
});
