import type { Page } from "@playwright/test";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

/** Buttons and fields of what stays in place while the page scrolls, behind which nothing of it is opaque. */
const seeThrough = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const styleOf = (element: Element) => getComputedStyle(element);
    const pinned = [...document.querySelectorAll("header, main *")].filter((element) =>
      ["sticky", "fixed"].includes(styleOf(element).position),
    );
    return pinned.flatMap((part) =>
      [...part.querySelectorAll("button, textarea")]
        .filter((control) => control.checkVisibility({ opacityProperty: true }))
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const corners = [left + 2, right - 2].flatMap((x) => [
            document.elementsFromPoint(x, top + 2),
            document.elementsFromPoint(x, bottom - 2),
          ]);
          return corners.some((stack) => {
            const own = stack.filter((each) => part.contains(each));
            return (
              own.length > 0 && own.every((each) => /^rgba|\//.test(styleOf(each).backgroundColor))
            );
          });
        })
        .map((control) => control.outerHTML),
    );
  });

test("[CHAT-01] what stays in place while a page scrolls lets no text through", {
  tag: "@both",
}, async ({ signedIn: page, t, ask, language }) => {
  await ask(combat[language]);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await expect(page.getByText(combat[language])).toBeVisible();
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
  await expect(composer).toBeInViewport();
  expect(await seeThrough(page)).toEqual([]);
});
