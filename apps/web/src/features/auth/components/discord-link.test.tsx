import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { DiscordLink } from "./discord-link.tsx";
import { SessionProvider } from "./session.tsx";
import { SignInPromptProvider } from "./sign-in-prompt.tsx";

const t = translator("en");
const chandra = { id: "u1", email: "chandra@example.org", name: "" };

const serverThat = (offers: boolean) => async (input: Request | string) => {
  const { pathname } = new URL(typeof input === "string" ? input : input.url, location.href);
  if (pathname === "/api/status") return Response.json({ discord_sign_in: offers });
  if (pathname.endsWith("get-session"))
    return Response.json({ user: chandra, session: { id: "s1", userId: "u1" } });
  return Response.json({});
};

const replaceAddress = vi.fn<(path: string) => void>();
const comeTo = (offers: boolean) => {
  vi.stubGlobal("fetch", serverThat(offers));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <TextProvider language="en">
          <SignInPromptProvider>
            <DiscordLink wanted replaceAddress={replaceAddress} />
          </SignInPromptProvider>
        </TextProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  replaceAddress.mockClear();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("[ROUTE-08] the address that links a Discord account", () => {
  test("says at once where the server does not offer it, and leaves", async () => {
    const failed = vi.spyOn(toast, "failed");
    comeTo(false);
    await waitFor(() => expect(replaceAddress).toHaveBeenCalledWith("/en/oracle"));
    expect(failed).toHaveBeenCalledWith(t("auth.discord.linkOff"));
    expect(screen.queryByText(t("auth.discord.linkTitle"))).toBeNull();
  });

  test("asks where the server offers it", async () => {
    comeTo(true);
    await screen.findByText(t("auth.discord.linkTitle"));
    expect(replaceAddress).not.toHaveBeenCalled();
  });
});
