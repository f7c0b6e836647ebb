import { expect, test } from "vitest";
import { extractInlineStyles } from "./extract-inline-styles.ts";

test("[SEC] styles of elements become one sheet; alike ones share a rule", () => {
  const { html, styles } = extractInlineStyles(
    '<i style="width:60%"></i><b class="x" style="--v:3"></b><i style="width:60%"></i>',
  );
  expect(html).toBe('<i data-style="0"></i><b class="x" data-style="1"></b><i data-style="0"></i>');
  expect(styles).toBe('[data-style="0"]{width:60%}[data-style="1"]{--v:3}');
});

test("[SEC] a value cannot leave its rule or its element", () => {
  const { styles } = extractInlineStyles('<i style="--v:a}&lt;/style&gt;b{c"></i>');
  expect(styles).toBe('[data-style="0"]{--v:a/style>bc}');
});
