import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../auth/index.ts";
import { useChooseLanguage, useChooseTheme } from "./use-preferences.ts";

const updates: unknown[] = [];
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

function Switches() {
  const chooseLanguage = useChooseLanguage();
  const chooseTheme = useChooseTheme();
  return (
    <>
      <button type="button" onClick={() => chooseLanguage("en")}>
        en
      </button>
      <button type="button" onClick={() => chooseLanguage("fr")}>
        fr
      </button>
      <button type="button" onClick={() => chooseTheme("light")}>
        light
      </button>
    </>
  );
}

const open = async (signedIn: boolean) => {
  vi.stubGlobal("fetch", async (input: Request | string) => {
    if (typeof input === "string")
      return json(signedIn ? { user: { id: "u1", email: "lea@exemple.fr" } } : null);
    updates.push(JSON.parse(await input.text()));
    return json({});
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <Switches />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// What sends the calls loads beside the first screen: real time passes meanwhile.
beforeAll(() => import("../../../lib/http/api-link.ts"));
beforeEach(() => {
  localStorage.clear();
  updates.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[LANG-01] an explicit switch of language", () => {
  test("is stored and cached in a cookie at once, and reaches the account after 1 s", async () => {
    await open(true);
    press("en");
    expect(localStorage.getItem("language")).toBe("en");
    expect(document.cookie).toContain("lang=en");
    await wait(999);
    expect(updates).toEqual([]);
    await wait(1);
    expect(updates).toEqual([{ language: "en" }]);
  });

  test("changed again within that second, only the last one is sent", async () => {
    await open(true);
    press("en");
    await wait(500);
    press("fr");
    await wait(1500);
    expect(updates).toEqual([{ language: "fr" }]);
  });

  test("signed out, it stays on this device", async () => {
    await open(false);
    press("en");
    await wait(2000);
    expect(localStorage.getItem("language")).toBe("en");
    expect(updates).toEqual([]);
  });
});

test("[HEAD-01] a theme is applied at once and kept in the account", async () => {
  await open(true);
  press("light");
  await wait(0);
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(updates).toEqual([{ theme: "light" }]);
});
