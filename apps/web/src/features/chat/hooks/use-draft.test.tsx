import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, startTransition, use, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY_DRAFT, readDraft } from "../model/draft-store.ts";
import { type KeptDraft, useDraft } from "./use-draft.ts";

const HOME = { owner: "anna", discussionId: null, home: "new" };
const BEGUN = { ...HOME, discussionId: "begun" };
const READY = Promise.resolve();

let go: (discussionId: string, loaded?: Promise<void>) => void;
let kept: KeptDraft;

/** What the page of a discussion waits for. */
function Page({ loaded }: { readonly loaded: Promise<void> }) {
  use(loaded);
  return null;
}

function Chat({ continued }: { readonly continued: boolean }) {
  const [{ discussionId, loaded }, setPage] = useState({
    discussionId: null as string | null,
    loaded: READY,
  });
  go = (next, wait = READY) => startTransition(() => setPage({ discussionId: next, loaded: wait }));
  const draft = useDraft({ ...HOME, discussionId }, continued && discussionId !== null);
  kept = draft;
  return (
    <>
      <textarea
        value={draft.draft.text}
        onChange={({ target }) => draft.edit((newest) => ({ ...newest, text: target.value }))}
      />
      <Page loaded={loaded} />
    </>
  );
}

const open = (continued: boolean) =>
  act(async () =>
    render(
      <Suspense>
        <Chat continued={continued} />
      </Suspense>,
    ),
  );

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");

/** Awaited: the page on its way waits again at every key. */
const type = (text: string) =>
  act(async () => fireEvent.change(field(), { target: { value: text } }));

beforeEach(() => localStorage.clear());

afterEach(cleanup);

test("[DISC-08] what is typed while the page of the new discussion is on its way goes along", async () => {
  await open(true);
  await type("before");
  let load = () => {};
  await act(async () => go("begun", new Promise((resolve) => (load = resolve))));
  await type("before, and meanwhile");
  expect(field().value).toBe("before, and meanwhile");
  await act(async () => load());
  await waitFor(() => expect(readDraft(BEGUN).text).toBe("before, and meanwhile"));
  expect(field().value).toBe("before, and meanwhile");
  expect(readDraft(HOME)).toBe(EMPTY_DRAFT);
});

test("[DISC-08] a change made for the empty screen that comes after the move changes the draft that went along", async () => {
  await open(true);
  await type("asked, and more");
  const { edit } = kept;
  await act(async () => go("begun"));
  act(() => edit((draft) => ({ ...draft, text: draft.text.replace("asked, ", "") })));
  expect(field().value).toBe("and more");
  expect(readDraft(BEGUN).text).toBe("and more");
  expect(readDraft(HOME)).toBe(EMPTY_DRAFT);
});

test("[ORA-07] a change made for a place that is left stays there", async () => {
  await open(false);
  await type("of the empty screen");
  const { edit } = kept;
  await act(async () => go("another"));
  act(() => edit((draft) => ({ ...draft, text: `${draft.text}, later` })));
  expect(field().value).toBe("");
  expect(readDraft(HOME).text).toBe("of the empty screen, later");
});
