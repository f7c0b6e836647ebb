import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { api } from "../../../lib/http/api.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { ZapExplanation } from "./zap-explanation.tsx";

afterEach(cleanup);

test.each([
  ["local", "One zap per question. If we can’t answer, it’s free."],
  ["model", "One zap per question, up to three for an in-depth one"],
])("[ORA-11] what a question costs with a %s engine is explained", (kind, words) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData(api.status.queryKey(), { engine: { kind, model: null } } as never);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <TextProvider language="en">
        <ZapExplanation className="lead" />
      </TextProvider>
    </QueryClientProvider>,
  );
  expect(container.textContent).toContain(words);
});
