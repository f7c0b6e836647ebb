const ADDRESS = "/api/account/avatar?v=";

/** The address of ours that shows a picture of Discord: nobody who looks at it meets Discord (HEAD-03). */
export const avatarAddress = (hash: string): string => `${ADDRESS}${hash}`;

/** The name of the picture behind such an address. Undefined for any other address. */
export const avatarHash = (address: string): string | undefined =>
  address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : undefined;
