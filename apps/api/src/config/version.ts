/** Version of the product (spec 1 §2, changelog). */
export const VERSION = "0.5.0";
