import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type DeletedKind,
  deleteLater,
  deleteOnPageHide,
  flushDeletions,
  useHiddenIds,
  usePendingDeletionCount,
} from "./pending-deletions.ts";

const shown = () => [...renderHook(useHiddenIds).result.current];
const stillCounted = (kind: DeletedKind) =>
  renderHook(() => usePendingDeletionCount(kind)).result.current;

afterEach(async () => {
  vi.restoreAllMocks();
  await flushDeletions();
  sessionStorage.clear();
});

describe("[DISC-02] a deletion that can be undone", () => {
  test("is hidden at once and deleted only when its time is over", async () => {
    const remove = vi.fn(async () => undefined);
    const deletion = deleteLater({ ids: ["a"], kind: "other", carryOut: remove });
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
    const deletion = deleteLater({ ids: ["b"], kind: "other", carryOut: remove });
    expect(deletion.undo()).toBe(true);
    expect(shown()).not.toContain("b");
    await deletion.carryOut();
    await flushDeletions();
    expect(remove).not.toHaveBeenCalled();
  });

  test("is shown again when the server refuses", async () => {
    const deletion = deleteLater({
      ids: ["c"],
      kind: "other",
      carryOut: () => Promise.reject(new Error("refused")),
    });
    await deletion.carryOut();
    expect(shown()).not.toContain("c");
  });

  test("[FOR-01] is left out of counts until the server no longer counts it, or it is shown again", async () => {
    let done = () => {};
    const carryOut = () => new Promise<void>((resolve) => (done = resolve));
    const deletion = deleteLater({ ids: ["e"], kind: "question", carryOut });
    expect([stillCounted("question"), stillCounted("deck")]).toEqual([1, 0]);
    const gone = deletion.carryOut();
    expect(stillCounted("question")).toBe(1);
    done();
    await gone;
    expect(stillCounted("question")).toBe(0);

    const undone = deleteLater({ ids: ["f", "g"], kind: "deck", carryOut });
    expect(stillCounted("deck")).toBe(2);
    undone.undo();
    expect(stillCounted("deck")).toBe(0);
  });

  test("is carried out when the page is left, and the next page leaves it out", () => {
    deleteOnPageHide();
    const remove = vi.fn(async () => undefined);
    deleteLater({ ids: ["d"], kind: "other", carryOut: remove });
    window.dispatchEvent(new Event("pagehide"));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("deleted-while-leaving")).toBe("d");
  });

  test("is carried out when the page is left, also where the browser refuses to keep anything", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    deleteOnPageHide();
    const remove = vi.fn(async () => undefined);
    deleteLater({ ids: ["h"], kind: "other", carryOut: remove });
    window.dispatchEvent(new Event("pagehide"));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
