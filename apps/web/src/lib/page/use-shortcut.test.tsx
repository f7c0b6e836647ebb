import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isShortcutHere, useShortcut } from "./use-shortcut.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Part({ run, here }: { run: (() => void) | null; here?: boolean }) {
  useShortcut("n", run, here);
  return <input />;
}

describe("[ORA-01] a shortcut of one key", () => {
  test("is known while a part of the page waits for it, idle or not", () => {
    expect(isShortcutHere("n")).toBe(false);
    const { rerender, unmount } = render(<Part run={null} />);
    expect(isShortcutHere("n")).toBe(true);
    rerender(<Part run={() => undefined} here={false} />);
    expect(isShortcutHere("n")).toBe(false);
    rerender(<Part run={() => undefined} />);
    expect(isShortcutHere("n")).toBe(true);
    unmount();
    expect(isShortcutHere("n")).toBe(false);
  });

  test("runs outside fields only", () => {
    const run = vi.fn();
    const { container } = render(<Part run={run} />);
    const field = container.querySelector("input");
    if (field !== null) fireEvent.keyDown(field, { key: "n" });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "n", ctrlKey: true });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "n" });
    expect(run).toHaveBeenCalledOnce();
  });
});
