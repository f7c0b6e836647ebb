import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Link, RouterProvider, useAddressWord } from "./index.ts";
import { testRouter } from "./test-router.ts";

afterEach(cleanup);

function Page() {
  const word = useAddressWord("q") ?? "";
  return (
    <>
      <Link to="/fr/rules" exact>
        contents
      </Link>
      <Link to="/fr/rules" words={{ q: "trample" }}>
        found
      </Link>
      <Link to="/fr/rules">rules</Link>
      <Link to="/fr/rul">other</Link>
      <p role="status">{word}</p>
    </>
  );
}

const open = async (address: string) => {
  const router = await testRouter(address);
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  );
  return router;
};

/** The links that are marked as the page on screen. */
const current = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

test("[HEAD-01] a link is current on its page and below it, an exact one on its page alone", async () => {
  await open("/fr/rules");
  expect(current()).toEqual(["contents", "rules"]);
  cleanup();
  await open("/fr/rules/702.19b");
  expect(current()).toEqual(["rules"]);
  cleanup();
  await open("/fr/rules?q=trample");
  expect(current()).toEqual(["found", "rules"]);
});

test("[ROUTE-01] a click goes to the page, one that asks for another tab does not", async () => {
  const router = await open("/fr/rules");
  const link = screen.getByRole("link", { name: "found" });
  expect(link.getAttribute("href")).toBe("/fr/rules?q=trample");
  // What the browser would do itself.
  link.addEventListener("click", (event) => event.preventDefault());
  for (const key of ["ctrlKey", "metaKey", "shiftKey"] as const) {
    fireEvent.click(link, { [key]: true });
    expect(router.shown().location.search).toBe("");
  }
});

test("[ROUTE-01] other words of the address are in the page in the same moment", async () => {
  await open("/fr/rules");
  fireEvent.click(screen.getByRole("link", { name: "found" }));
  expect(screen.getByRole("status").textContent).toBe("trample");
});
