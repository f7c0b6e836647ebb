import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { FallbackNotice } from "./fallback-notice.tsx";

afterEach(cleanup);

const noticeOf = (engine: Parameters<typeof FallbackNotice>[0]["engine"]): string | null => {
  render(
    <TextProvider language="en">
      <FallbackNotice engine={engine} />
    </TextProvider>,
  );
  return screen.queryByRole("note")?.textContent ?? null;
};

describe("[ERR-04] who answered in the place of the model that was asked", () => {
  it("is said: another model, or nobody but ourselves, and then that it was free", () => {
    expect(noticeOf({ kind: "model", model: "small", fallback_from: "big" })).toBe(
      "big was overloaded: small answered in its place.",
    );
    cleanup();
    expect(noticeOf({ kind: "local", model: null, fallback_from: "big" })).toBe(
      "big did not answer: Spellwright answered in its place, without a model. No zap was used.",
    );
  });

  it("is not said of an answer that nobody else was asked for", () => {
    expect(noticeOf({ kind: "local", model: null })).toBeNull();
    cleanup();
    expect(noticeOf({ kind: "model", model: "big" })).toBeNull();
  });
});
