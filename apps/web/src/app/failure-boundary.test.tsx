import { FAILURE_TEXTS } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailureBoundary } from "./failure-boundary.tsx";

// React tells the console of every failure that a boundary takes.
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("the frame is broken");
}

test.each(["fr", "en"] as const)(
  "[ERR-01] the frame of all pages fails: the page of failures speaks %s without texts, session or router",
  (language) => {
    window.history.replaceState(null, "", `/${language}/rules`);
    render(
      <FailureBoundary>
        <Broken />
      </FailureBoundary>,
    );
    const texts = FAILURE_TEXTS[language];
    expect(screen.getByRole("heading").textContent).toBe(texts.title);
    expect(screen.getByRole("button", { name: texts.reload })).toBeDefined();
    expect(screen.getByRole("link", { name: texts.home }).getAttribute("href")).toBe(
      `/${language}/oracle`,
    );
    expect(screen.getByText(/the frame is broken/)).toBeDefined();
  },
);
