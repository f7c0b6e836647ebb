import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { TooltipLayer } from "./tooltip-layer.tsx";

const tip = () => document.querySelector(".tooltip")?.textContent ?? null;

describe("[HEAD-01] the name of an icon", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The test's page has no such state: here every focus is one that shows.
    const matches = Element.prototype.matches;
    vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
      return selector === ":focus-visible" || matches.call(this, selector);
    });
    render(
      <>
        <TooltipLayer />
        <IconButton label="Close">×</IconButton>
      </>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const focusAfter = (key: string) => {
    fireEvent.keyDown(document.body, { key });
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    act(() => vi.advanceTimersByTime(500));
  };

  it("appears where Tab or an arrow moved the focus, and goes with Escape", () => {
    focusAfter("Tab");
    expect(tip()).toBe("Close");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(tip()).toBeNull();
  });

  it("does not cover a dialog whose opening gave its button the focus", () => {
    focusAfter("Enter");
    expect(tip()).toBeNull();
  });
});
