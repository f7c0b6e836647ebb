import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../features/auth/index.ts";
import { TextProvider } from "../../lib/text/text.tsx";
import { ConnectionBanners } from "./connection-banners.tsx";

const t = translator("en");

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const goOfflineAs = (user: object | null) => {
  vi.stubGlobal("fetch", async () => Response.json(user === null ? null : { session: {}, user }));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <TextProvider language="en">
          <ConnectionBanners />
        </TextProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
};

test("[PWA-01] offline without an account, the banner promises neither answers nor saved words", async () => {
  goOfflineAs(null);
  expect(await screen.findByText(new RegExp(t("shell.offline.signedOut")))).toBeTruthy();
  expect(document.body.textContent).not.toContain(t("shell.offline.text"));
  expect(document.body.textContent).not.toContain(t("shell.offline.oracle"));
});

test("[PWA-01] offline with an account, the banner says what is kept", async () => {
  goOfflineAs({ id: "u1", email: "lea@example.org", image: null });
  expect(await screen.findByText(new RegExp(t("shell.offline.text")))).toBeTruthy();
});
