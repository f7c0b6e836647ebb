import { describe, expect, it } from "vitest";
import { describeDevice, networkOf } from "./device.ts";

describe("[AUTH-11] where someone is signed in", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "computer Edge Windows",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "computer Firefox Linux",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "phone Chrome Android",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36",
      "tablet Samsung Internet Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      "phone Safari iOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
      "computer Safari macOS",
    ],
    ["curl/8.5.0", "program null null"],
    ["", "program null null"],
  ])("is named for the browser “%s”", (userAgent, told) => {
    const { device, browser, system } = describeDevice(userAgent);
    expect(`${device} ${browser} ${system}`).toBe(told);
  });

  it.each([
    ["203.0.113.7", "203.0.x.x"],
    ["2001:db8:85a3::8a2e:370:7334", "2001:db8::x"],
    ["203.0.x.x", "203.0.x.x"],
    ["2001:db8::x", "2001:db8::x"],
    ["::1", ""],
    ["", ""],
  ])("the place of %s is %s: no whole address is kept", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
