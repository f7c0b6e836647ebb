import { describe, expect, test } from "vitest";
import { networksOf, readAddress } from "./address.ts";

describe("[ERR-03] an address has one spelling", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:CB00:7107", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
    ["2001:db8::1", "2001:db8:0:0:0:0:0:1"],
    ["2001:0DB8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0:0:0:0:1"],
    ["[2001:db8::1]:443", "2001:db8:0:0:0:0:0:1"],
    ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
  ])("%s is %s", (written, address) => {
    expect(readAddress(written)).toBe(address);
  });

  test.each([
    "",
    "unknown",
    "_hidden",
    "1",
    "0xCB007107",
    "0313.0.113.7",
    "203.0.113",
    "203.0.113.7.1",
    "2001:db8::1::2",
    "[2001:db8::1",
    "203.0.113.7, 10.0.0.1",
  ])("%j is none", (text) => {
    expect(readAddress(text)).toBeUndefined();
  });
});

describe("[ERR-03] whom a caller counts for", () => {
  const keys = (address: string) => networksOf(address).map(({ key }) => key);

  test("an IPv4 address is one", () => {
    expect(networksOf("203.0.113.7")).toEqual([{ key: "203.0.113.7", share: 1 }]);
  });

  test("an IPv6 address is its household and its site", () => {
    expect(networksOf("2001:db8:1:2:3:4:5:6")).toEqual([
      { key: "2001:db8:1:2::/64", share: 1 },
      { key: "2001:db8:1::/48", share: 8 },
    ]);
    expect(keys("2001:db8:1:2:ffff:0:0:1")).toEqual(keys("2001:db8:1:2:3:4:5:6"));
    expect(keys("2001:db8:1:3::1")[0]).not.toBe(keys("2001:db8:1:2::1")[0]);
    expect(keys("2001:db8:1:3::1")[1]).toBe(keys("2001:db8:1:2::1")[1]);
  });

  test("the beginning that zeros shorten is not mistaken for another", () => {
    expect(keys("2001::1")[0]).toBe("2001:0:0:0::/64");
    expect(keys("2001:0:0:0:1::")[0]).toBe("2001:0:0:0::/64");
  });
});
