import type { DeckDetail } from "@spellwright/contract";
import { expect, test } from "vitest";
import { ApiError } from "../../../lib/http/api-error.ts";
import { createEditQueue, type DeckEdit } from "./edit-queue.ts";

const rename = (name: string): DeckEdit => ({
  kind: "change",
  changes: [{ op: "set_details", name }],
});
const nameIn = (edit: DeckEdit): string => {
  if (edit.kind !== "change") return edit.kind;
  const [change] = edit.changes;
  return change?.op === "set_details" ? (change.name ?? "") : "?";
};

/** A server with one deck, edited by others through `elsewhere`. */
const createServer = () => {
  let stored = { name: "first", revision: 1 } as DeckDetail;
  let shown = stored;
  let failure: Error | null = null;
  const lost: { readonly code: string; readonly names: readonly string[] }[] = [];
  const sent: string[] = [];
  const queue = createEditQueue({
    current: () => shown,
    send: async (edit, revision) => {
      await Promise.resolve();
      if (failure !== null) throw failure;
      if (revision !== stored.revision) throw new ApiError("DECK_CHANGED", "en");
      sent.push(nameIn(edit));
      stored = { ...stored, name: nameIn(edit), revision: revision + 1 };
      return stored;
    },
    read: async () => {
      if (failure !== null) throw failure;
      return stored;
    },
    keep: (deck) => {
      shown = deck;
    },
    onDone: () => undefined,
    onLost: (error, edits) =>
      lost.push({ code: error instanceof ApiError ? error.code : "?", names: edits.map(nameIn) }),
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (queue.read().pending.length > 0) return;
        stop();
        resolve();
      };
      const stop = queue.subscribe(look);
      look();
    });
  return {
    queue,
    sent,
    lost,
    settled,
    shown: () => shown,
    elsewhere: (name: string) => {
      stored = { ...stored, name, revision: stored.revision + 1 };
    },
    fail: (error: Error | null) => {
      failure = error;
    },
  };
};

test("[FOR-06] edits go one after the other, each on the revision of the one before", async () => {
  const { queue, sent, lost, settled, shown } = createServer();
  queue.push(rename("a"));
  queue.push(rename("b"), rename("c"));
  expect(queue.read().pending).toHaveLength(3);
  await settled();
  expect(sent).toEqual(["a", "b", "c"]);
  expect(shown()).toMatchObject({ name: "c", revision: 4 });
  expect(lost).toEqual([]);
});

test("[FOR-06] another's edit stops ours, which wait with what changed; made again, they come on top", async () => {
  const { queue, sent, settled, shown, elsewhere } = createServer();
  elsewhere("theirs");
  queue.push(rename("a"), { kind: "undo" }, rename("b"));
  await settled();
  const { conflict } = queue.read();
  expect(conflict?.before.name).toBe("first");
  expect(conflict?.theirs.name).toBe("theirs");
  expect(conflict?.edits.map(nameIn)).toEqual(["a", "undo", "b"]);
  expect(shown().name).toBe("theirs");
  queue.push(rename("meanwhile"));
  expect(queue.read().pending).toEqual([]);
  queue.settle(true);
  await settled();
  // The undo would have taken back the other's edit.
  expect(sent).toEqual(["a", "b"]);
  expect(shown()).toMatchObject({ name: "b", revision: 4 });
});

test("[FOR-06] the other's state is kept when the person says so", async () => {
  const { queue, sent, settled, shown, elsewhere } = createServer();
  elsewhere("theirs");
  queue.push(rename("a"));
  await settled();
  queue.settle(false);
  await settled();
  expect(sent).toEqual([]);
  expect(queue.read()).toEqual({ pending: [], conflict: null });
  expect(shown().name).toBe("theirs");
});

test("[FOR-06] without a line all waiting edits are given back; a refused one alone", async () => {
  const { queue, lost, settled, shown, fail, sent } = createServer();
  fail(new ApiError("NETWORK", "en"));
  queue.push(rename("a"), rename("b"));
  await settled();
  expect(lost).toEqual([{ code: "NETWORK", names: ["a", "b"] }]);
  fail(new ApiError("DECK_LINE_NOT_FOUND", "en"));
  queue.push(rename("c"));
  await settled();
  expect(lost[1]).toEqual({ code: "DECK_LINE_NOT_FOUND", names: ["c"] });
  fail(null);
  queue.push(rename("d"));
  await settled();
  expect(sent).toEqual(["d"]);
  expect(shown().name).toBe("d");
});
