import { loadPartTexts, translator } from "@spellwright/locales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { api } from "../../../lib/http/api.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { DeleteConsequences } from "./delete-consequences.tsx";

await loadPartTexts("later", "fr");
const t = translator("fr");

const said = (subscription: object | null) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData(api.billing.status.queryKey(), {
    plan: { name: "Basic" },
    subscription,
  } as never);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <TextProvider language="fr">
        <DeleteConsequences />
      </TextProvider>
    </QueryClientProvider>,
  );
  return container.textContent;
};

afterEach(cleanup);

describe("[BILL-11] what goes with a deleted account", () => {
  test("is the plan that is paid for, and its money", () => {
    expect(said({ status: "active" })).toBe(
      `${t("settings.data.deleteText")} ${t("settings.data.deletePlan", { plan: "Basic" })}`,
    );
    expect(t("settings.data.deletePlan", { plan: "Basic" })).toMatch(/^Votre offre Basic /);
  });

  test("is no word of a plan where there is none", () => {
    expect(said(null)).toBe(t("settings.data.deleteText"));
  });
});
