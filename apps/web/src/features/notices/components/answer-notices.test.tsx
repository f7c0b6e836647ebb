import type { DiscussionType } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { questionDesk } from "../../chat/index.ts";
import { AnswerNotices } from "./answer-notices.tsx";

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions | undefined;
}
const shown: Shown[] = [];
let wanted = true;
let answered = 0;
let fails = false;

/** A browser that shows what pages ask it to. */
class BrowserNotice extends EventTarget {
  static permission: NotificationPermission = "granted";
  constructor(title: string, options?: NotificationOptions) {
    super();
    shown.push({ title, options });
  }
}

const ANSWER = {
  seq: 1,
  type: "answer",
  answer: {
    discussionId: "d",
    engine: {},
    detailedReasoning: {},
    reasoningItems: [],
    ruling: { ruling: "Yes." },
  },
};

/** A server that answers every question at once, or refuses. */
const server = async (input: Request | string) => {
  const path = new URL(typeof input === "string" ? input : input.url, location.href).pathname;
  if (path === "/api/preferences") return Response.json({ notifications_enabled: wanted });
  if (path === "/api/ruling" || path === "/api/strategy-qna") {
    answered += 1;
    return fails
      ? Response.json(
          { error: "", code: "DAILY_CAP", params: { plan: "free", cap: 5 } },
          { status: 429 },
        )
      : Response.json({}, { status: 202 });
  }
  if (path.endsWith("/events")) return new Response(`data: ${JSON.stringify(ANSWER)}\n\n`);
  return Response.json({ error: "", code: "RUN_NOT_FOUND" }, { status: 404 });
};

let number = 0;
/** Asks and waits until the page knows the end. */
const ask = async (area: DiscussionType = "oracle", owner = "lea") => {
  const requestId = `request-${number++}`;
  const request = { requestId, question: "What does [[Opt]] do?", cards: [] };
  questionDesk.send({ requestId, owner, askedAt: new Date().toISOString(), area, request });
  await waitFor(() =>
    expect(
      questionDesk.snapshot().find((each) => each.requestId === requestId)?.following.phase,
    ).not.toBe("thinking"),
  );
  return requestId;
};

beforeEach(() => {
  shown.length = 0;
  wanted = true;
  fails = false;
  answered = 0;
  BrowserNotice.permission = "granted";
  localStorage.clear();
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("Notification", BrowserNotice);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language="en">
        <AnswerNotices owner="lea" />
      </TextProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("[PREF-01] the notice of an answer", () => {
  test("comes to who looks elsewhere, from the Oracle and from the Forge", async () => {
    const requestId = await ask();
    await waitFor(() =>
      expect(shown).toEqual([
        {
          title: "The Oracle has answered",
          options: { body: "What does Opt do?", tag: requestId, lang: "en" },
        },
      ]),
    );
    await ask("forge");
    await waitFor(() => expect(shown.at(-1)?.title).toBe("The Forge has answered"));
    expect(shown).toHaveLength(2);
  });

  test("says so when the answer did not come", async () => {
    fails = true;
    await ask();
    await waitFor(() =>
      expect(shown.map(({ title }) => title)).toEqual([translator("en")("notices.failed")]),
    );
  });

  test.each([
    ["to who looks at the page", () => vi.spyOn(document, "hidden", "get").mockReturnValue(false)],
    ["to who does not want any", () => (wanted = false)],
    ["where the browser was not allowed", () => (BrowserNotice.permission = "default")],
  ])("does not come %s", async (_why, prepare) => {
    prepare();
    await ask();
    // The next one shows that the first had its time.
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    BrowserNotice.permission = "granted";
    cleanup();
    wanted = true;
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TextProvider language="en">
          <AnswerNotices owner="lea" />
        </TextProvider>
      </QueryClientProvider>,
    );
    const next = await ask();
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.options?.tag).toBe(next);
    expect(answered).toBe(2);
  });

  test("of somebody else on this device does not come", async () => {
    await ask("oracle", "jace");
    const mine = await ask();
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.options?.tag).toBe(mine);
  });
});

test("[PWA-01] the icon of the app counts the answers that came unseen, until the page is looked at", async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const see = (hidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  see(false);
  clearAppBadge.mockClear();
  see(true);
  // Neither wanted nor allowed: a mark disturbs nobody.
  BrowserNotice.permission = "denied";
  await ask();
  await ask("forge");
  expect(setAppBadge.mock.calls).toEqual([[1], [2]]);
  see(false);
  await ask();
  see(true);
  await ask();
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  expect(setAppBadge.mock.calls.at(-1)).toEqual([1]);
  see(false);
  for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
});
