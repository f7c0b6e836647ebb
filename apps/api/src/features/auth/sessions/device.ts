import type { AccountSession } from "@spellwright/contract";

type Device = Pick<AccountSession, "device" | "browser" | "system">;

/** The first that fits counts: most programs also claim to be the ones below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|EdgiOS\//, "Edge"],
  [/\bOPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iOS"],
  [/iPad/, "iPadOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const firstOf = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a `User-Agent` says of where someone is signed in, in names that need no translation. */
export const describeDevice = (userAgent: string): Device => {
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser === null) return { device: "program", browser, system };
  if (/iPad|Tablet/.test(userAgent)) return { device: "tablet", browser, system };
  if (system === "Android")
    return { device: /Mobile/.test(userAgent) ? "phone" : "tablet", browser, system };
  return { device: system === "iOS" ? "phone" : "computer", browser, system };
};

/**
 * The beginning of an address: enough to recognize a place, too little to find a household. What a
 * session keeps is this and never the whole.
 *
 * @returns `203.0.x.x`, `2001:db8::x`. Empty without an address
 */
export const networkOf = (address: string): string => {
  const four = /^(\d{1,3})\.(\d{1,3})\./.exec(address);
  if (four !== null) return `${four[1]}.${four[2]}.x.x`;
  const [first = "", second = ""] = address.split(":");
  return first !== "" && second !== "" ? `${first}:${second}::x` : "";
};
