import { afterEach, expect, test, vi } from "vitest";
import { reloadForNewer } from "./reload-for-newer.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const missing = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: http://localhost/assets/${file}.js`);

test("[ERR-01] files that a newer version took away reload the page, once for each", () => {
  const reload = vi.fn();
  for (const file of ["rules-a1", "rules-a1", "forge-b2"]) reloadForNewer(missing(file), reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("[ERR-01] any other failure is left to the page of failures", () => {
  const reload = vi.fn();
  for (const failure of [undefined, "no", new Error("broken on purpose")])
    reloadForNewer(failure, reload);
  expect(reload).not.toHaveBeenCalled();
});

test("[ERR-01] where the browser refuses to keep that it was done, nothing is reloaded for ever", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const reload = vi.fn();
  reloadForNewer(missing("rules-a1"), reload);
  expect(reload).not.toHaveBeenCalled();
});
