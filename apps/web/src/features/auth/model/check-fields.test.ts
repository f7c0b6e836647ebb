import { translator } from "@spellwright/locales";
import { describe, expect, test } from "vitest";
import { emailError, newPasswordErrors, passwordError } from "./check-fields.ts";

const t = translator("en");

describe("[AUTH-04] fields of an account", () => {
  test.each([
    { password: "12345", refused: true },
    { password: "123456", refused: false },
    { password: "x".repeat(128), refused: false },
    { password: "x".repeat(129), refused: true },
  ])("a password of $password.length characters is refused: $refused", ({ password, refused }) => {
    expect(passwordError(password, t).password !== undefined).toBe(refused);
  });

  test("the confirmation must match", () => {
    expect(newPasswordErrors("123456", "123457", t)).toEqual({
      confirmation: "The passwords do not match.",
    });
    expect(newPasswordErrors("123456", "123456", t)).toEqual({});
  });

  test.each([
    { email: "a@b.fr", refused: false },
    { email: " a@b.fr ", refused: false },
    { email: "a@b", refused: true },
    { email: "a b@c.fr", refused: true },
    { email: "", refused: true },
  ])("the address “$email” is refused: $refused", ({ email, refused }) => {
    expect(emailError(email, t).email !== undefined).toBe(refused);
  });
});
