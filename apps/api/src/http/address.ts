import ipaddr from "ipaddr.js";

/** `[2001:db8::1]:443` and `203.0.113.7:4711`: some proxies tell the port too. */
const withoutPort = (text: string): string => {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text);
  if (bracketed !== null) return bracketed[1] ?? "";
  return /^([\d.]{7,15}):\d{1,5}$/.exec(text)?.[1] ?? text;
};

const parse = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  const [bare = ""] = withoutPort(text.trim()).split("%");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  // An IPv4 address that is mapped into IPv6 is the IPv4 one.
  return isAddress ? ipaddr.process(bare) : undefined;
};

/**
 * An address in its one spelling: without port, brackets and zone, IPv4 where it is mapped into IPv6.
 *
 * @returns undefined for what is no address
 */
export const readAddress = (text: string): string | undefined => parse(text)?.toNormalizedString();

/** A network that an address stands for, and how many times the limit of one caller it may use. */
export interface CountedNetwork {
  readonly key: string;
  readonly share: number;
}

/** Households of a /48: an office or a provider's customer. Whoever has one has 65,536 networks. */
export const SITE_SHARE = 8;

const group = (part: number): string => part.toString(16);

/**
 * The networks that a caller counts for: an IPv4 address by itself; of IPv6 the /64, which is one
 * household, and the /48, which is one customer.
 *
 * @param address as `readAddress` gives it. Anything else counts by itself
 */
export const networksOf = (address: string): readonly [CountedNetwork, ...CountedNetwork[]] => {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ key: address, share: 1 }];
  const groups = parsed.parts.map(group);
  return [
    { key: `${groups.slice(0, 4).join(":")}::/64`, share: 1 },
    { key: `${groups.slice(0, 3).join(":")}::/48`, share: SITE_SHARE },
  ];
};

/** The network that a caller is counted for by itself, like one household. */
export const networkOf = (address: string): string => networksOf(address)[0].key;

/**
 * The address that a proxy of ours saw: the last one of the list, whatever a caller wrote before it.
 *
 * @returns undefined where it tells none
 */
export const forwardedAddress = (list: string): string | undefined =>
  readAddress(list.split(",").at(-1) ?? "");
