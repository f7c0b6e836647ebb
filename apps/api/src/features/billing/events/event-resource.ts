import * as z from "zod";

/** What we read of the thing that an event of the payment service is about. */
export const EventResource = z.object({
  id: z.string().optional(),
  dispute_id: z.string().optional(),
  sale_id: z.string().optional(),
  billing_agreement_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }).optional(),
});
export type EventResource = z.infer<typeof EventResource>;

/** Without the names and addresses of who paid: events have no owner with whom they would be deleted. */
export const withoutPayer = (resource: object): object =>
  Object.fromEntries(
    Object.entries(resource).filter(([field]) => Object.hasOwn(EventResource.shape, field)),
  );
