import { expect, test } from "vitest";
import { readAddressMessage } from "./address-message.ts";

test.each([
  { search: "", message: null, rest: "" },
  { search: "?q=1", message: null, rest: "?q=1" },
  { search: "?error=access_denied&q=1", message: "denied", rest: "?q=1" },
  { search: "?error=x&error_code=otp_expired", message: "expired", rest: "" },
  { search: "?error=server_error&error_description=%3Cb%3E", message: "other", rest: "" },
  {
    search: "?x=1&error=sign_in_failed&error_code=email_unconfirmed",
    message: "email_unconfirmed",
    rest: "?x=1",
  },
  { search: "?error=access_denied&error_code=denied", message: "denied", rest: "" },
  { search: "?error=sign_in_failed&error_code=failed", message: "other", rest: "" },
  { search: "?error=x&error_code=silent_failed", message: "silent_failed", rest: "" },
  { search: "?success=signed_in&q=1", message: "signed_in", rest: "?q=1" },
  { search: "?success=discord_linked", message: "discord_linked", rest: "" },
  { search: "?success=true", message: "success", rest: "" },
  { search: "?success=true&error=access_denied", message: "denied", rest: "" },
])("[AUTH-08] $search says $message and leaves $rest", ({ search, message, rest }) => {
  expect(readAddressMessage(search)).toEqual({ message, rest });
});
