import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

afterEach(cleanup);

const lea = { id: "u1", email: "l.moreau@exemple.fr", image: null };
const show = (image: string | null) => render(<Avatar user={{ ...lea, image }} />);

describe("[HEAD-03] the avatar", () => {
  test("without a picture shows initials", () => {
    expect(show(null).container.textContent).toBe("LM");
  });

  test("shows the picture, and initials once it cannot be shown", () => {
    const { container, rerender } = show("/api/account/avatar?v=1");
    const picture = container.querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/api/account/avatar?v=1");
    expect(container.textContent).toBe("");
    if (picture !== null) fireEvent.error(picture);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("LM");
    rerender(<Avatar user={{ ...lea, image: "/api/account/avatar?v=2" }} />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/account/avatar?v=2");
  });
});
