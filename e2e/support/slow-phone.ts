import type { Page } from "@playwright/test";

/** A processor so many times slower than this one. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
};

/** Holds the code of a part of the page back; resolves to what lets it go. */
export const holdCode = async (page: Page, part: string): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
