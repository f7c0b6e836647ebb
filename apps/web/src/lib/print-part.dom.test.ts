import { afterEach, expect, test } from "vitest";
import { PRINT_SHEET, printPart } from "./print-part.ts";

const given = window.print;
afterEach(() => {
  window.print = given;
  document.body.replaceChildren();
});

test("[ANA-03] a report is printed alone and unfolded, and the page stays folded", () => {
  document.body.innerHTML = "<main><article><details><p>Plan</p></details></article></main>";
  const article = document.querySelector("article") as HTMLElement;
  let printed = "";
  window.print = () => {
    printed = document.querySelector(`body > .${PRINT_SHEET}`)?.innerHTML ?? "";
  };
  printPart(article);
  expect(printed).toContain('<details open=""><p>Plan</p></details>');
  expect(article.querySelector("details")?.open).toBe(false);
  window.dispatchEvent(new Event("afterprint"));
  expect(document.querySelector(`.${PRINT_SHEET}`)).toBeNull();
});
