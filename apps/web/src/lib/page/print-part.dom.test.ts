import { afterEach, expect, test } from "vitest";
import { PRINT_SHEET, printPart } from "./print-part.ts";

const given = window.print;
afterEach(() => {
  window.print = given;
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
});

test("[ANA-03] a report is printed alone, unfolded and in the light theme, and the page stays as it is", () => {
  document.body.innerHTML = "<main><article><details><p>Plan</p></details></article></main>";
  const article = document.querySelector("article") as HTMLElement;
  document.documentElement.dataset.theme = "dark";
  let printed = "";
  let theme: string | undefined;
  window.print = () => {
    const sheet = document.querySelector<HTMLElement>(`body > .${PRINT_SHEET}`);
    printed = sheet?.innerHTML ?? "";
    theme = sheet?.dataset.theme;
  };
  printPart(article);
  expect(theme).toBe("light");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(printed).toContain('<details open=""><p>Plan</p></details>');
  expect(article.querySelector("details")?.open).toBe(false);
  window.dispatchEvent(new Event("afterprint"));
  expect(document.querySelector(`.${PRINT_SHEET}`)).toBeNull();
});
