import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../components/session.tsx";
import { useAfterSignIn } from "./use-complete-sign-in.ts";

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
const preferences = {
  user_id: "u1",
  language: "en",
  theme: "light",
  notifications_enabled: true,
  discord_user_id: null,
  updated_at: "2026-11-20T14:00:00.000Z",
};

function SignedIn() {
  const afterSignIn = useAfterSignIn();
  return (
    <button type="button" onClick={() => void afterSignIn()}>
      signed in
    </button>
  );
}

/** Signs in against a server that keeps these preferences. */
const signIn = async (kept: () => Response) => {
  vi.stubGlobal("fetch", async (input: Request | string) =>
    typeof input === "string" ? json({ user: { id: "u1", email: "lea@exemple.fr" } }) : kept(),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <SignedIn />
      </SessionProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole("button");
  await userEvent.click(button);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("theme", "dark");
  document.documentElement.dataset.theme = "dark";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[PREF-01] [LANG-01] at sign-in the account's theme and language become this device's", async () => {
  await signIn(() => json(preferences));
  await expect.poll(() => document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  expect(localStorage.getItem("language")).toBe("en");
});

test("[PREF-01] preferences that cannot be read leave the device as it is", async () => {
  let asked = 0;
  await signIn(() => {
    asked += 1;
    return json({ code: "INTERNAL" }, 500);
  });
  await expect.poll(() => asked).toBe(1);
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});
