import { translator } from "@spellwright/locales";
import { RouterProvider, testRouter } from "@spellwright/router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { MEASURED } from "../model/measured.ts";
import { ReliabilityPage } from "./reliability-page.tsx";

afterEach(cleanup);

test.each(["fr", "en"] as const)(
  "[P-1] the page tells both strengths with their ranges, and a row for each kind and language, in %s",
  async (language) => {
    const t = translator(language);
    render(
      <RouterProvider router={await testRouter()}>
        <TextProvider language={language}>
          <ReliabilityPage />
        </TextProvider>
      </RouterProvider>,
    );
    for (const strength of ["ruling", "likely"] as const) {
      const name = t(`questions.reliability.strengths.${strength}.name`);
      const said = screen.getByRole("region", { name }).textContent;
      const [value, from, to] = [
        MEASURED[strength].right,
        MEASURED[strength].from,
        MEASURED[strength].to,
      ].map((share) => Math.round(share * 100));
      expect(said).toContain(t("oracle.ruling.percent", { value }));
      expect(said).toContain(t("questions.reliability.range", { from, to }));
    }
    const rows = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
    expect(rows).toHaveLength(MEASURED.kinds.length + MEASURED.languages.length);
    expect(rows[0]).toBe(t("questions.reliability.kinds.yes_no"));
  },
);
