/** Power and toughness as printed ("6/6"). Undefined for "+1/+1" and for anything else. */
export const readPowerToughness = (
  token: string | undefined,
): { readonly power: number; readonly toughness: number } | undefined => {
  const match = /^(-?\d{1,10})\/(-?\d{1,10})$/.exec(token ?? "");
  return match && !token?.startsWith("-1/-")
    ? { power: Number(match[1]), toughness: Number(match[2]) }
    : undefined;
};
