import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/http/api-error.ts";
import { detectSessionEnd } from "../../../lib/http/session-ended.ts";
import { SessionProvider, useSession } from "./session.tsx";

const lea = { id: "u1", email: "lea@exemple.fr", image: null };
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

function Page() {
  const { user, readOnly, unavailable, epoch, leave } = useSession();
  return (
    <>
      <p>{`${user?.email ?? "nobody"}${readOnly ? ", read-only" : ""}${unavailable ? ", away" : ""}`}</p>
      <p>{`epoch ${epoch}`}</p>
      <button type="button" onClick={() => void leave()}>
        leave
      </button>
    </>
  );
}

/** Shows the page against a server that answers each path as told. */
const open = (answer: (path: string) => Promise<Response>) => {
  vi.stubGlobal("fetch", (url: string) => answer(url));
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return queries;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[AUTH-01] the session check", () => {
  test("nothing renders until it ends", async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    open(() => answered);
    expect(document.body.textContent).toBe("");
    answer(json({ session: {}, user: lea }));
    expect(await screen.findByText("lea@exemple.fr")).toBeTruthy();
  });

  test("[ROUTE-10] what the server sent with the page and says again draws nothing again", async () => {
    const drawn = vi.fn();
    const settled = vi.fn();
    vi.stubGlobal("fetch", async () => json({ session: {}, user: { ...lea } }));
    function Reader() {
      const { user, refresh } = useSession();
      drawn(user?.email);
      return (
        <button type="button" onClick={() => void refresh().then(settled)}>
          ask
        </button>
      );
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider served={lea}>
          <Reader />
        </SessionProvider>
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole("button"));
    await expect.poll(() => settled).toHaveBeenCalledWith(lea);
    expect(drawn.mock.calls).toEqual([[lea.email]]);
    vi.stubGlobal("fetch", async () => json({ session: {}, user: { ...lea, image: "/new" } }));
    await userEvent.click(screen.getByRole("button"));
    await expect.poll(() => drawn).toHaveBeenCalledTimes(2);
  });

  test("no session is nobody", async () => {
    open(async () => json(null));
    expect(await screen.findByText("nobody")).toBeTruthy();
  });

  test("without a network, the last known state shows read-only", async () => {
    localStorage.setItem("session-user", JSON.stringify(lea));
    open(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await screen.findByText("lea@exemple.fr, read-only")).toBeTruthy();
  });

  test("after 3 s without an answer, the last known state shows read-only", async () => {
    vi.useFakeTimers();
    localStorage.setItem("session-user", JSON.stringify(lea));
    open(() => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(document.body.textContent).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText("lea@exemple.fr, read-only")).toBeTruthy();
  });

  test("[PWA-01] a network that carries nothing at its first moment is asked again by itself", async () => {
    vi.useFakeTimers();
    localStorage.setItem("session-user", JSON.stringify(lea));
    let carries = false;
    open(async () => {
      if (!carries) throw new TypeError("no network yet");
      return json({ session: {}, user: lea });
    });
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.getByText("lea@exemple.fr, read-only")).toBeTruthy();
    carries = true;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText("lea@exemple.fr")).toBeTruthy();
  });

  test("a server that is away says so", async () => {
    open(async () => json({ error: "", code: "DATABASE_UNAVAILABLE", traceId: "t" }, 503));
    expect(await screen.findByText("nobody, read-only, away")).toBeTruthy();
  });

  test("a broken memory of the last state is nobody", async () => {
    localStorage.setItem("session-user", "{not json");
    open(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await screen.findByText("nobody, read-only")).toBeTruthy();
  });
});

test("[AUTH-01] sign-out forgets the person and everything that was loaded", async () => {
  const queries = open(async (url) =>
    url.endsWith("get-session") ? json({ session: {}, user: lea }) : json({ success: true }),
  );
  await screen.findByText("lea@exemple.fr");
  queries.setQueryData(["discussions"], ["one"]);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("nobody")).toBeTruthy();
  expect(screen.getByText("epoch 1")).toBeTruthy();
  expect(queries.getQueryData(["discussions"])).toBeUndefined();
  expect(localStorage.getItem("session-user")).toBeNull();
});

describe("[AUTH-10] [AUTH-11] a session that was ended elsewhere", () => {
  test("is noticed at the next call, whatever it was about", async () => {
    let ended = false;
    open(async () => json(ended ? null : { session: {}, user: lea }));
    await screen.findByText("lea@exemple.fr");
    ended = true;
    act(() => detectSessionEnd(new ApiError("SESSION_EXPIRED", "fr")));
    expect(await screen.findByText("nobody")).toBeTruthy();
    expect(screen.getByText("epoch 1")).toBeTruthy();
  });

  test("by a ban leaves nobody, not a read-only page", async () => {
    let banned = false;
    open(async () =>
      banned ? json({ code: "ACCOUNT_BANNED" }, 403) : json({ session: {}, user: lea }),
    );
    await screen.findByText("lea@exemple.fr");
    banned = true;
    act(() => detectSessionEnd(new ApiError("ACCOUNT_BANNED", "fr")));
    expect(await screen.findByText("nobody")).toBeTruthy();
  });

  test("another failure asks nobody again", async () => {
    let asked = 0;
    open(async () => {
      asked += 1;
      return json({ session: {}, user: lea });
    });
    await screen.findByText("lea@exemple.fr");
    act(() => detectSessionEnd(new ApiError("RATE_LIMITED", "fr")));
    expect(asked).toBe(1);
  });
});
