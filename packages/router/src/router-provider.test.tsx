import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { afterEach, expect, test } from "vitest";
import { RouterProvider, useLocation } from "./index.ts";
import { testRouter } from "./test-router.ts";

afterEach(cleanup);

test("[ROUTE-01] going to a page ends when it stands in the window, not when it is loaded", async () => {
  let arrive: () => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    arrive = () => resolve("Forge");
  });
  function Page() {
    const { pathname } = useLocation();
    return <h1>{pathname === "/fr/forge" ? use(text) : pathname}</h1>;
  }
  const router = await testRouter("/fr/settings");
  render(
    <RouterProvider router={router}>
      <Suspense>
        <Page />
      </Suspense>
    </RouterProvider>,
  );
  let isThere = false;
  const going = router.navigate({ to: "/fr/forge" }).then(() => {
    isThere = true;
  });
  await act(async () => undefined);
  expect(screen.getByRole("heading").textContent).toBe("/fr/settings");
  expect(isThere).toBe(false);
  await act(async () => arrive());
  await going;
  expect(screen.getByRole("heading").textContent).toBe("Forge");
});

test("[ROUTE-01] who went to a page that another one came before hears of its end as well", async () => {
  const router = await testRouter("/fr/oracle");
  render(<RouterProvider router={router}>page</RouterProvider>);
  const both = [router.navigate({ to: "/fr/forge" }), router.navigate({ to: "/fr/rules" })];
  await act(async () => undefined);
  await Promise.all(both);
  expect(router.shown().location.pathname).toBe("/fr/rules");
});
