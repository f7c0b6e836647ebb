import type { Page, Route } from "@playwright/test";

const turnOn = (text: string) => text.replace('"page_events":false', '"page_events":true');
const turned = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: turnOn(await response.text()) });
};

/** Makes the server one whose operator wants to hear of pages. It says so in what it draws and in its status. */
export const wantPageEvents = async (
  page: Page,
  ...addresses: readonly string[]
): Promise<void> => {
  for (const address of addresses) await page.route(`**${address}`, turned);
  await page.route("**/api/status", turned);
};
