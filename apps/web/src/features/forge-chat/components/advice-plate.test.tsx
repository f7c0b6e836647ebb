import type { ResponseType } from "@spellwright/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RouterProvider } from "../../../lib/router/index.ts";
import { testRouter } from "../../../lib/router/test-router.ts";
import { TextProvider } from "../../../lib/text.tsx";
import type { ShownAdvice } from "../../chat/index.ts";
import { AdvicePlate } from "./advice-plate.tsx";

const router = await testRouter();

const show = (answer: Partial<ShownAdvice>) =>
  render(
    <RouterProvider router={router}>
      <TextProvider language="fr">
        <AdvicePlate
          question="Que couper ?"
          arrived={false}
          versions={null}
          answer={{
            messageId: "m".repeat(21),
            feedback: null,
            answer: "Coupez deux sorts chers.",
            sections: [],
            referencedCards: [],
            sources: [],
            recentUpdates: null,
            confidence: 0.72,
            responseType: "advice",
            engine: { kind: "model", model: "petit" },
            zaps_charged: 1,
            language: "fr",
            effort: "low",
            durationMs: 400,
            ...answer,
          }}
        />
      </TextProvider>
    </RouterProvider>,
  );

describe("an answer of the Forge", () => {
  afterEach(cleanup);

  it("[ERR-04] tells that another model answered than the one that was asked", () => {
    show({ engine: { kind: "model", model: "petit", fallback_from: "grand" } });
    expect(screen.getByText(/grand était surchargé.*petit a répondu à sa place/)).toBeTruthy();
    cleanup();
    show({});
    expect(screen.queryByText(/surchargé/)).toBeNull();
  });

  it.each([
    ["advice", "72"],
    ["guidance", "72"],
    ["unsettled", "72"],
    ["rules", undefined],
  ] as const)("[ORA-02] %s tells its confidence: %s", (responseType: ResponseType, percent) => {
    show({ responseType });
    const meter = screen.queryByRole("meter", { name: "Confiance" });
    expect(meter?.getAttribute("aria-valuenow")).toBe(percent);
  });

  it("[ANA-03] ratings are drawn out of ten and the parts of a game side by side, each with its words", () => {
    const ratings = [{ label: "Vitesse", rating: 7.5, text: "Mana rapide : 4." }];
    const phases = [
      { turns: "Tours 1-3", title: "Début de partie", text: "12 cartes à jouer." },
      { turns: "Tours 4-6", title: "Milieu de partie", text: "9 cartes à jouer." },
    ];
    show({
      sections: [
        { title: "Notes sur 10", items: [{ text: "Vitesse : 7,5 sur 10." }], ratings },
        { title: "Plan de jeu", items: [{ text: "Début de partie." }], phases },
      ],
    });
    const [drawn, plan] = screen.getAllByRole("list");
    expect(drawn?.textContent).toBe("Vitesse7,5 sur 10Mana rapide : 4.");
    expect(plan?.textContent).toBe(
      "Tours 1-3Début de partie12 cartes à jouer.Tours 4-6Milieu de partie9 cartes à jouer.",
    );
  });

  it("[ANA-08] what the plan holds back is drawn part by part, as locked, and leads to the plans", () => {
    show({
      sections: [
        {
          title: "Avec un abonnement",
          items: [{ text: "Non compris dans votre formule : notes et combos." }],
          locked: ["notes", "combos"],
        },
      ],
    });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "notes",
      "combos",
    ]);
    expect(screen.getAllByLabelText("Verrouillé")).toHaveLength(2);
    const plans = screen.getByRole("link", { name: "Avec un abonnement" });
    expect(plans.getAttribute("href")).toBe("/fr/subscription");
  });
});
