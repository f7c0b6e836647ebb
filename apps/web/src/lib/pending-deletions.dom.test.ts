import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { carryOutDeletions, deleteLater, useHiddenIds, watchLeaving } from "./pending-deletions.ts";

const shown = () => [...renderHook(useHiddenIds).result.current];

afterEach(async () => {
  await carryOutDeletions();
  sessionStorage.clear();
});

describe("[DISC-02] a deletion that can be undone", () => {
  test("is hidden at once and deleted only when its time is over", async () => {
    const remove = vi.fn(async () => undefined);
    const deletion = deleteLater(["a"], remove);
    expect(shown()).toContain("a");
    expect(remove).not.toHaveBeenCalled();
    await deletion.carryOut();
    await deletion.carryOut();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(shown()).toContain("a");
    expect(deletion.undo()).toBe(false);
  });

  test("undone, it is shown again and never deleted, even when the page is left", async () => {
    const remove = vi.fn(async () => undefined);
    const deletion = deleteLater(["b"], remove);
    expect(deletion.undo()).toBe(true);
    expect(shown()).not.toContain("b");
    await deletion.carryOut();
    await carryOutDeletions();
    expect(remove).not.toHaveBeenCalled();
  });

  test("is shown again when the server refuses", async () => {
    const deletion = deleteLater(["c"], async () => {
      throw new Error("refused");
    });
    await deletion.carryOut();
    expect(shown()).not.toContain("c");
  });

  test("is carried out when the page is left, and the next page leaves it out", () => {
    watchLeaving();
    const remove = vi.fn(async () => undefined);
    deleteLater(["d"], remove);
    window.dispatchEvent(new Event("pagehide"));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("deleted-while-leaving")).toBe("d");
  });
});
