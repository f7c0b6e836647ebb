import { expect, test } from "@playwright/test";
import { expectReadableColours } from "../support/accessible.ts";

const pageWith = (style: string): string => `<main style="background: #fff; color: #000">
  <ul>${"<li>one</li>".repeat(30)}<li style="${style}">last</li></ul>
</main>`;

// One text of each appearance is measured: none that differs may be passed over.
test("[HEAD-07] a text of too little contrast is found, wherever in a list it stands", async ({
  page,
}) => {
  await page.setContent(pageWith(""));
  await expectReadableColours(page);
  for (const style of ["color: #ccc", "background: #222", "opacity: 0.2"]) {
    await page.setContent(pageWith(style));
    await expect(expectReadableColours(page), style).rejects.toThrow(/color-contrast/);
  }
});
