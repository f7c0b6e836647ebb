import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Disclosure } from "./disclosure.tsx";

test("[HEAD-06] what unfolds shows a drawn chevron", () => {
  render(<Disclosure summary="More">text</Disclosure>);
  expect(screen.getByText("More").querySelector("svg")).not.toBeNull();
});
