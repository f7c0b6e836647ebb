import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { isConnected } from "../offline/connection.ts";
import { lazyPart, startPrefetching } from "./lazy-part.ts";

const part = { Part: () => <p>the part</p> };

const show = (Part: ReturnType<typeof lazyPart<"Part", typeof part.Part>>) =>
  render(
    <Suspense fallback={<p>loading</p>}>
      <Part />
    </Suspense>,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Whether the server answers when the page asks for it. */
const server = { answers: true };

beforeEach(() => {
  server.answers = true;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (!server.answers) throw new TypeError("Failed to fetch");
    return new Response();
  });
});

test("[DISC-08] a part that is shown without network arrives when the network is back, and is not tried before", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.answers = false;
  const load = vi.fn(async () => part);
  show(lazyPart(load, "Part"));
  await screen.findByText("loading");
  onLine.mockReturnValue(true);
  // The browser tells of a network before it carries anything.
  window.dispatchEvent(new Event("online"));
  await expect.poll(isConnected).toBe(false);
  expect(load).not.toHaveBeenCalled();
  server.answers = true;
  await screen.findByText("the part");
  expect(load).toHaveBeenCalledOnce();
});

test("[DISC-08] parts are fetched ahead in idle moments; one that fails does not keep the others", async () => {
  const failing = vi.fn(async () => part).mockRejectedValueOnce(new Error("no network"));
  const following = vi.fn(async () => part);
  lazyPart(following, "Part");
  const Failing = lazyPart(failing, "Part");
  expect(following).not.toHaveBeenCalled();
  onTestFinished(startPrefetching());
  await expect.poll(() => following).toHaveBeenCalledOnce();
  show(Failing);
  await screen.findByText("the part");
});

test("[DISC-08] what was fetched ahead is shown at once, with nothing in its place before", async () => {
  const load = vi.fn(async () => part);
  const Part = lazyPart(load, "Part");
  onTestFinished(startPrefetching());
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await load.mock.results[0]?.value;
  const drawn = () => {
    const { container, unmount } = show(Part);
    const shown = container.textContent;
    unmount();
    return shown;
  };
  await expect.poll(drawn).toBe("the part");
});

test("[DISC-08] parts of one module arrive together: none of them waits for a network that dropped in between", async () => {
  const load = vi.fn(async () => ({ ...part, Other: () => <p>the other part</p> }));
  const Part = lazyPart(load, "Part");
  const Other = lazyPart(load, "Other");
  show(Other);
  await screen.findByText("the other part");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.answers = false;
  window.dispatchEvent(new Event("offline"));
  expect(isConnected()).toBe(false);
  show(Part);
  await screen.findByText("the part");
  expect(load).toHaveBeenCalledOnce();
});
