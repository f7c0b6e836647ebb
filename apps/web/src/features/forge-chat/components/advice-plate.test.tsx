import type { ResponseType } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import type { ShownAdvice } from "../../chat/index.ts";
import { AdvicePlate } from "./advice-plate.tsx";

const router = await testRouter();

const show = (answer: Partial<ShownAdvice>, onAsk: ((question: string) => void) | null = null) =>
  render(
    <RouterProvider router={router}>
      <TextProvider language="fr">
        <AdvicePlate
          question="Que couper ?"
          arrived={false}
          versions={null}
          onAsk={onAsk}
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
    ["unsettled", undefined],
    ["rules", undefined],
  ] as const)("[ORA-02] %s tells its confidence: %s", (responseType: ResponseType, percent) => {
    show({ responseType });
    const meter = screen.queryByRole("meter", { name: "Confiance" });
    expect(meter?.getAttribute("aria-valuenow")).toBe(percent);
  });

  describe("[FOR-09] questions that it offers", () => {
    const offered = {
      responseType: "unsettled" as const,
      sections: [
        { title: "Je sais répondre à", items: [{ text: "Quelle est ma courbe ?" }], asks: true },
      ],
    };

    it("are asked by a tap", () => {
      const onAsk = vi.fn();
      show(offered, onAsk);
      screen.getByRole("button", { name: "Quelle est ma courbe ?" }).click();
      expect(onAsk).toHaveBeenCalledExactlyOnceWith("Quelle est ma courbe ?");
    });

    it("are only read by somebody whose discussion it is not", () => {
      show(offered);
      expect(screen.getByText("Quelle est ma courbe ?")).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Quelle est ma courbe ?" })).toBeNull();
    });
  });
});
