import { expect, test } from "vitest";
import { readAddressMessage } from "./address-message.ts";

test.each([
  { search: "", hash: "" },
  { search: "?q=1", hash: "#702.19b" },
  { search: "?x&terror=1", hash: "#errors" },
])("[AUTH-08] $search$hash brings nothing back and stays as it is", (address) => {
  expect(readAddressMessage(address)).toBeNull();
});

test.each([
  { address: "?error=access_denied&q=1", message: "denied", rest: "?q=1" },
  { address: "?error=x&error_code=otp_expired", message: "expired", rest: "" },
  { address: "?error=server_error&error_description=%3Cb%3E", message: "other", rest: "" },
  {
    address: "?x=1&error=sign_in_failed&error_code=discord_email_missing",
    message: "discord_email_missing",
    rest: "?x=1",
  },
  { address: "?error=access_denied&error_code=denied", message: "denied", rest: "" },
  { address: "?error=sign_in_failed&error_code=failed", message: "other", rest: "" },
  { address: "?error=x&error_code=silent_failed", message: "silent_failed", rest: "" },
  { address: "?error_code=banned", message: "banned", rest: "" },
  { address: "?error_description=Link+has+expired", message: "expired", rest: "" },
  { address: "?error_description=Something+broke", message: "other", rest: "" },
  { address: "?success=signed_in&q=1", message: "signed_in", rest: "?q=1" },
  { address: "?success=discord_linked", message: "discord_linked", rest: "" },
  { address: "?success=true", message: "success", rest: "" },
  { address: "?success=true&error=access_denied", message: "denied", rest: "" },
  { address: "?error=&q=1", message: null, rest: "?q=1" },
  { address: "#error=access_denied", message: "denied", rest: "" },
  {
    address:
      "?q=1#error=access_denied&error_code=403&error_description=Email+link+is+invalid+or+has+expired",
    message: "expired",
    rest: "?q=1",
  },
  { address: "?q=1#success=signed_in&part=2", message: "signed_in", rest: "?q=1#part=2" },
  { address: "?success=true#error_code=banned", message: "banned", rest: "" },
  { address: "?error=access_denied#702.19b", message: "denied", rest: "#702.19b" },
])("[AUTH-08] $address says $message and leaves $rest", ({ address, message, rest }) => {
  const { search, hash } = new URL(address, "https://spellwright.example/fr/oracle");
  expect(readAddressMessage({ search, hash })).toEqual({ message, rest });
});
