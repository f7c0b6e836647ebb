import type { Page } from "@playwright/test";

/** A person acts on a page that runs. A story of the page before that opens it until `commit`. */
export const waitUntilItRuns = (page: Page): void => {
  const running = () =>
    page.waitForFunction(
      () =>
        document.getElementById("served") === null ||
        document.documentElement.dataset.running !== undefined,
    );
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await running();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== "commit") await running();
    return response;
  };
};
