import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TextProvider } from "../../../../lib/text/text.tsx";
import { ModelMarkdown } from "./model-markdown.tsx";

const show = (text: string) =>
  render(
    <TextProvider language="fr">
      <ModelMarkdown text={text} />
    </TextProvider>,
  );

describe("a model's Markdown", () => {
  afterEach(cleanup);

  it("[DATA-06] keeps lists, emphasis and web links, which open apart", () => {
    show("- **Errata** [ici](https://example.org/a)");
    expect(screen.getByRole("listitem").querySelector("strong")?.textContent).toBe("Errata");
    const link = screen.getByRole("link");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[x](javascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](https://example.org/pixel.png)",
    '<a href="javascript:alert(1)">x</a>',
    "<https://example.org/a>\n\n<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  ])("[DATA-06] runs and fetches nothing of %j", (text) => {
    const { container } = show(text);
    expect(container.querySelector("script, img, iframe, [onerror]")).toBeNull();
    for (const link of container.querySelectorAll("a"))
      expect(link.getAttribute("href")).toMatch(/^https:/);
  });
});
