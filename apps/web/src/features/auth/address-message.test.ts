import { expect, test } from "vitest";
import { readAddressMessage } from "./address-message.ts";

test.each([
  { search: "", message: null, rest: "" },
  { search: "?q=1", message: null, rest: "?q=1" },
  { search: "?error=access_denied&q=1", message: "denied", rest: "?q=1" },
  { search: "?error=x&error_code=otp_expired", message: "expired", rest: "" },
  { search: "?error=server_error&error_description=%3Cb%3E", message: "other", rest: "" },
  { search: "?success=true", message: "success", rest: "" },
  { search: "?success=true&error=access_denied", message: "denied", rest: "" },
])("[AUTH-08] $search says $message and leaves $rest", ({ search, message, rest }) => {
  expect(readAddressMessage(search)).toEqual({ message, rest });
});
