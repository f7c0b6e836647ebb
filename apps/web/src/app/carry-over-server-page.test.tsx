import { cleanup, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SearchForm } from "../ui/index.ts";
import { carryOverServerPage } from "./carry-over-server-page.ts";

const form = (query: string) => (
  <SearchForm label="Rules" help="" submit="Search" query={query} onSearch={() => undefined} />
);

function Page({ query, onShown }: { query: string; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return form(query);
}

const container = document.body.appendChild(document.createElement("div"));
const field = () => container.querySelector("input") as HTMLInputElement;
afterEach(cleanup);

test.each([
  { query: "", typed: "first strike" },
  { query: "trample", typed: "first strike" },
  { query: "trample", typed: "" },
])(
  "[DISC-08] a search served with $query keeps $typed, typed before the page runs",
  ({ query, typed }) => {
    container.innerHTML = renderToString(form(query));
    const finish = carryOverServerPage(container);
    field().value = typed;
    field().dispatchEvent(new Event("input", { bubbles: true }));
    render(<Page query={query} onShown={finish} />, { container });
    expect(field().value).toBe(typed);
  },
);

test("[ORA-17] a search shows what the page then looks for", () => {
  const { rerender } = render(form("trample"), { container });
  rerender(form("haste"));
  expect(field().value).toBe("haste");
});
