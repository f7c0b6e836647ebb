import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { SessionProvider } from "../../auth/index.ts";
import { AnalyseButton } from "./analyse-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [false, "Analyser le deck"],
  [true, "Analyse…"],
])("[ERR-06] the button says what it does, and what is being done: %s", async (analysing, name) => {
  vi.stubGlobal("fetch", async () => Response.json({ user: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextProvider language="fr">
        <SessionProvider>
          <AnalyseButton busy={analysing} analysing={analysing} onAnalyse={() => undefined} />
        </SessionProvider>
      </TextProvider>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("button")).textContent).toContain(name);
});
