import { pagePath, translator } from "@spellwright/locales";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../features/auth/index.ts";
import { TextProvider } from "../../lib/text/text.tsx";
import { Footer } from "./footer.tsx";

const router = await testRouter();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(["fr", "en"] as const)(
  "[R-9] [R-1] every page leads from its foot to the calculator and to what the law asks for, in %s",
  (language) => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router}>
          <SessionProvider served={null}>
            <TextProvider language={language}>
              <Footer />
            </TextProvider>
          </SessionProvider>
        </RouterProvider>
      </QueryClientProvider>,
    );
    const t = translator(language);
    for (const page of ["bracket", "privacy", "terms", "legalNotice", "withdrawal"] as const)
      expect(
        screen.getByRole("link", { name: t(`pages.${page}.title`) }).getAttribute("href"),
      ).toBe(pagePath(language, page));
  },
);
