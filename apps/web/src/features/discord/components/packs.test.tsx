import type { ServerPack } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { Packs } from "./packs.tsx";

const t = translator("en");
const pack = (order_id: string, remaining_zaps: number): ServerPack => ({
  ...{ order_id, remaining_zaps, pack_size: 100, status: "captured" },
  ordered_at: "2026-11-24T00:00:00.000Z",
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[BOT-04] the packs of a server tell what is left in each, and in all of them", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ available: true, linked: true, oauth: true, packs: [] }),
  );
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TextProvider language="en">
          <Packs guildId="123456789012" packs={[pack("A", 90), pack("B", 7)]} remaining={97} />
        </TextProvider>
      </QueryClientProvider>,
    ),
  );
  for (const count of [90, 7]) await screen.findByText(t("discord.packs.left", { count }));
  expect(screen.getByText(t("discord.packs.total", { count: 97 }))).toBeTruthy();
});
