import { loadPartTexts } from "@spellwright/locales";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { PlanCardView } from "./plan-card.tsx";

await loadPartTexts("payments", "en");

const proCard = (support: boolean) => {
  const { container } = render(
    <TextProvider language="en">
      <PlanCardView
        card={{
          plan: "pro",
          name: "Pro",
          price: "€20.00",
          monthlyZaps: 100,
          dailyCap: 40,
          zapPrice: "€0.20",
          support,
          current: false,
          best: true,
        }}
      />
    </TextProvider>,
  );
  return container.textContent;
};

afterEach(cleanup);

describe("[BILL-09] the card of Pro", () => {
  test("promises priority support where the server offers it", () => {
    expect(proCard(true)).toContain("Priority support, zaps at €0.20 each");
  });

  test("promises none where it does not", () => {
    const text = proCard(false);
    expect(text).toContain("More zaps at €0.20 each");
    expect(text).not.toMatch(/support/i);
  });
});
