import type { Language } from "@spellwright/contract";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { SessionProvider, SignInPromptProvider } from "../../auth/index.ts";
import { MenuDrawerPanel } from "./menu-drawer-panel.tsx";

const lea = { id: "u1", email: "l.moreau@exemple.fr", image: null };
const offer = {
  name: "Basic",
  price_cents: 500,
  monthly_zaps: 25,
  daily_cap: 20,
  overage_enabled: true,
  overage_price_cents: 25,
};
const billing = {
  plan: { id: "basic", ...offer },
  zaps: {
    monthly_remaining: 14,
    bought_remaining: 0,
    daily_count: 1,
    daily_cap: 20,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: { free: offer, basic: offer, pro: offer },
};

/** Whether that person is an admin. */
let isAdmin = false;

/** A server with a community, which knows one person. */
const server = async (input: Request | string) => {
  const path = new URL(typeof input === "string" ? input : input.url, location.href).pathname;
  if (path.endsWith("get-session")) return Response.json({ user: lea });
  if (path === "/api/billing/status") return Response.json(billing);
  if (path === "/api/admin/is-admin") return Response.json({ is_admin: isAdmin });
  return Response.json({ community_url: "https://community.example" });
};

const router = await testRouter();

const show = async (language: Language, user: typeof lea | null, onClose = vi.fn()) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router}>
        <SessionProvider>
          <TextProvider language={language}>
            <SignInPromptProvider>
              <MenuDrawerPanel user={user} languageSwitch={<p>FR EN</p>} onClose={onClose} />
            </SignInPromptProvider>
          </TextProvider>
        </SessionProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );
  const name = { fr: "Communauté (nouvel onglet)", en: "Community (new tab)" }[language];
  await screen.findByRole("link", { name });
};
/** What the navigation offers, top down. */
const offered = () =>
  [...within(screen.getByRole("navigation")).queryAllByText(/./, { selector: "a, button" })].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent?.trim(),
  );

beforeEach(() => {
  localStorage.clear();
  isAdmin = false;
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("[HEAD-02] the drawer of small screens", () => {
  test.each([
    [
      "fr",
      [
        "Oracle",
        "Forge Alpha",
        "Règles",
        "Table",
        "Discussions",
        "Discord",
        "Nouvelle discussion",
        "Abonnement",
      ],
      "Se déconnecter",
    ],
    [
      "en",
      [
        "Oracle",
        "Forge Alpha",
        "Rules",
        "Table",
        "Discussions",
        "Discord",
        "New discussion",
        "Subscription",
      ],
      "Sign out",
    ],
  ] as const)("leads everywhere, in %s", async (language, labels, signOut) => {
    await show(language, lea);
    expect(offered().slice(0, labels.length)).toEqual(labels);
    // The same as the menu of wide screens.
    expect(screen.getByText("l.moreau@exemple.fr")).toBeTruthy();
    expect(screen.getByText("LM")).toBeTruthy();
    const card = screen.getByRole("button", { name: /14 zaps/ });
    expect(within(card).getByText("Basic")).toBeTruthy();
    expect(screen.getByText("FR EN")).toBeTruthy();
    expect(screen.getByRole("button", { name: /v0\.5/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: signOut })).toBeTruthy();
  });

  test("[ADM-01] leads admins to the figures, and nobody else", async () => {
    await show("en", lea);
    expect(screen.queryByRole("link", { name: "Analytics" })).toBeNull();
    cleanup();
    isAdmin = true;
    await show("en", lea);
    const link = await screen.findByRole("link", { name: "Analytics" });
    expect(link.getAttribute("href")).toBe("/en/admin/analytics");
  });

  test("offers a visitor a way in, and nothing of an account", async () => {
    await show("en", null);
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
    expect(offered().slice(0, 6)).toEqual([
      "Oracle",
      "Forge Alpha",
      "Rules",
      "Table",
      "Discussions",
      "Discord",
    ]);
    for (const name of ["New discussion", "Subscription", "Sign out", /zaps/])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("closes before what it opens shows", async () => {
    const onClose = vi.fn();
    await show("en", lea, onClose);
    await userEvent.click(screen.getByRole("button", { name: "Subscription" }));
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
  });
});
