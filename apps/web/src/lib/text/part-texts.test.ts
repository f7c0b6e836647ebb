import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { usePartTexts } from "./part-texts.ts";
import { TextProvider } from "./text.tsx";

test("[ROUTE-10] a page with texts of its own is drawn the first time that it is asked for", () => {
  function Words() {
    usePartTexts("discord");
    return "drawn";
  }
  const Page = () => TextProvider({ language: "fr", children: createElement(Words) });
  expect(renderToString(createElement(Page))).toBe("drawn");
});
