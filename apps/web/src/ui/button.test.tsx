import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

const clicksOn = async (button: React.ReactElement<{ onClick?: () => void }>) => {
  let clicks = 0;
  const { type: Type, props } = button;
  render(<Type {...props} onClick={() => clicks++} />);
  await userEvent.click(screen.getByRole("button"));
  return clicks;
};

describe("[HEAD-06] a button", () => {
  test("is no submit button unless it says so", () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });

  test("acts on a click", async () => {
    expect(await clicksOn(<Button>Go</Button>)).toBe(1);
  });

  test("ignores clicks while busy, and says that it is", async () => {
    expect(await clicksOn(<Button busy>Going</Button>)).toBe(0);
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  });

  test("disabled with a reason, it can still be reached and tells why", async () => {
    expect(
      await clicksOn(
        <Button disabled disabledReason="Too short">
          Go
        </Button>,
      ),
    ).toBe(0);
    const button = screen.getByRole("button", { description: "Too short" });
    button.focus();
    expect(document.activeElement).toBe(button);
  });
});
