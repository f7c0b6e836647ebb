import { describe, expect, it } from "vitest";
import { checkReturnPath, withOutcome } from "./return-path.ts";

describe("[AUTH-06] the page to come back to", () => {
  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/fr/..//evil.example",
    "javascript:alert(1)",
    "fr/oracle",
    "",
    "/api",
    "/api/auth/sign-out",
  ])("%j is not one of ours", (path) => {
    expect(() => checkReturnPath(path)).toThrow("FIELD_INVALID");
  });

  it.each([
    ["/fr/oracle", "/fr/oracle"],
    ["/en/settings?a=1#part", "/en/settings?a=1"],
    ["/fr/oracle?error=x&error_code=y&q=é", "/fr/oracle?q=%C3%A9"],
    ["/fr/apiary", "/fr/apiary"],
  ])("%s is kept as %s", (path, kept) => {
    expect(checkReturnPath(path)).toBe(kept);
  });

  it("[AUTH-08] gets what happened, in place of what an earlier return brought", () => {
    expect(withOutcome("/fr/oracle?error=x&q=1", { success: "signed_in" })).toBe(
      "/fr/oracle?q=1&success=signed_in",
    );
  });
});
