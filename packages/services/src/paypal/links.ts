import * as z from "zod";

export const Links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);
type Links = z.infer<typeof Links>;

/** Where the buyer agrees; PayPal names it in two ways, by how an order was made. */
export const approvalOf = (links: Links): string | null =>
  links.find(({ rel }) => rel === "approve" || rel === "payer-action")?.href ?? null;

/** Where PayPal sends the buyer back to, and in which language it speaks. */
export interface Journey {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: "fr" | "en";
}

const LOCALES = { fr: "fr-FR", en: "en-US" } as const;
export const BRAND = "Spellwright";

/** The parts that orders and subscriptions have in common. */
export const journeyFields = ({ returnUrl, cancelUrl, language }: Journey) => ({
  return_url: returnUrl,
  cancel_url: cancelUrl,
  brand_name: BRAND,
  locale: LOCALES[language],
  shipping_preference: "NO_SHIPPING",
});
