import { type Ruling, reasoningWith, rulingWith } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { TextProvider } from "../../../../lib/text/text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import { RulingPlate } from "./ruling-plate.tsx";

// An answer on its plate, in French, for the tests beside it.

/** A cited rule. */
export const RULE = {
  number: "702.2c",
  text: "Notre texte du contact mortel.",
  edition: "starter-2026-06-19",
  verbatim: false,
  keyword: "Contact mortel",
  claim: "Une blessure suffit.",
};

/** An answer. What a test does not say is a sure one with two rules. */
export const answerWith = (ruling: Partial<Ruling> = {}): ShownRuling => ({
  messageId: "m".repeat(21),
  feedback: null,
  ruling: rulingWith({
    ruling: "Une blessure suffit.",
    explanation: "Premier paragraphe.\n\nSecond paragraphe, avec [[Fork]].",
    relevant_rules: [RULE, { ...RULE, number: "510.1c" }],
    card_interactions: [{ cards: ["Fork", "Opt"], description: "mot ".repeat(60).trim() }],
    mentioned_cards: ["Fork"],
    confidence: 0.92,
    ...ruling,
  }),
  detailedReasoning: reasoningWith({ stack_order: ["Le sort, puis sa copie"] }),
  engine: { kind: "local", model: null },
  reasoningItems: [],
  zaps_charged: ruling.outcome === undefined || ruling.outcome === "ruling" ? 1 : 0,
  effort: "low",
  durationMs: 400,
});

const router = await testRouter();

/** Draws it. */
export const show = (
  answer: ShownRuling,
  detail: Pick<ComponentProps<typeof RulingPlate>, "answerable" | "onDetail" | "onRecognised"> = {},
) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router}>
        <TextProvider language="fr">
          <RulingPlate question="Je copie [[Fork]] ?" answer={answer} arrived={false} {...detail} />
        </TextProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );

/** The rule as the server tells it. */
export const ruleView = {
  number: "702.2c",
  edition: "2026-06-19",
  effective_date: "2026-06-19",
  verbatim: true,
  text: "English text.",
  paraphrase: { fr: "Texte français.", en: "Ours." },
  examples: [],
  heading: "Deathtouch",
  parent: "702.2",
  children: [],
};
