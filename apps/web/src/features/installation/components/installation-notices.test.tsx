import { translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { reloadForPart } from "../../../lib/offline/when-reachable.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { takeToasts } from "../../../ui/toast.ts";
import { SessionProvider } from "../../auth/index.ts";
import { InstallationNotices } from "./installation-notices.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>
          <TextProvider language="en">
            <InstallationNotices />
          </TextProvider>
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );

test("[DISC-08] a page that was loaded again for a part says, once, that what was pressed is to be pressed again", async () => {
  vi.stubGlobal("fetch", async () => Response.json(null));
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  takeToasts();
  reloadForPart(() => undefined);
  await open();
  const said = translator("en")("installation.reloaded");
  const shown: string[] = [];
  await expect
    .poll(() => {
      shown.push(...takeToasts().map(({ text }) => text));
      return shown;
    })
    .toEqual([said]);
  cleanup();
  await open();
  expect(takeToasts()).toEqual([]);
});
