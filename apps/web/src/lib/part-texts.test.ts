import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { usePartTexts } from "./part-texts.ts";
import { TextProvider } from "./text.tsx";

test("[ROUTE-10] a page with texts of its own is drawn the first time that it is asked for", () => {
  function Page() {
    usePartTexts("discord");
    return "drawn";
  }
  const page = createElement(TextProvider, { language: "fr", children: createElement(Page) });
  expect(renderToString(page)).toBe("drawn");
});
