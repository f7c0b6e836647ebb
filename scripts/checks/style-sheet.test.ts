import { expect, test } from "vitest";
import { importsIntoLayers, readStyleSheet } from "./style-sheet.ts";

test("[S1] classes come from selectors, not from what is quoted or a step of an animation", () => {
  const { classes } = readStyleSheet(`
    @layer features {
      .card:is(.open, [data-x=".no"]) > b { width: 1.5rem; }
      @keyframes rise { from { opacity: 0; } }
    }
  `);
  expect([...classes]).toEqual(["card", "open"]);
});

test("[S1] each rule is read with the layer around it, also through a media query", () => {
  const { layers } = readStyleSheet(
    "@layer features { @media print { .a { top: 0 } } } .b { top: 0 }",
  );
  expect([...layers]).toEqual([
    ["features", [".a"]],
    ["", [".b"]],
  ]);
});

test("[S1] a selector that leaves its module is found", () => {
  expect(readStyleSheet(".a :global(.b) { top: 0 }").global).toBe(true);
  expect(readStyleSheet(".a .globally { top: 0 }").global).toBe(false);
});

test("[S1] imports are read with their layer; one without a layer is none", () => {
  const css = '@import "./a.css" layer(ui);\n@import "./b.css";';
  expect([...importsIntoLayers(css)]).toEqual([["./a.css", "ui"]]);
});
