import type { WebSource } from "@spellwright/contract";
import * as z from "zod";

/** What the SDK leaves out of a chunk, by vendor. Each is one field deep inside the vendor's own shape. */
const Completion = z.object({
  choices: z
    .tuple([
      z.object({
        delta: z.object({
          refusal: z.string().min(1).nullish(),
          annotations: z.array(z.unknown()).nullish(),
        }),
      }),
    ])
    .rest(z.unknown()),
});
const UrlCitation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({ url: z.string(), title: z.string().default("") }),
});
const SearchCall = z.object({
  type: z.literal("response.output_item.done"),
  item: z.object({
    type: z.literal("web_search_call"),
    action: z.object({ sources: z.array(z.object({ url: z.string() })) }),
  }),
});
const Refusal = z.object({
  type: z.literal("response.refusal.done"),
  refusal: z.string().min(1),
});
const Grounded = z.object({
  google: z.object({ groundingMetadata: z.object({ webSearchQueries: z.array(z.string()) }) }),
});
const Blocked = z.object({ promptFeedback: z.object({ blockReason: z.string().min(1) }) });

/** Why the model declined, from one raw chunk of its stream. */
export function readRefusal(chunk: unknown): string | undefined {
  const completion = Completion.safeParse(chunk);
  if (completion.success) return completion.data.choices[0].delta.refusal ?? undefined;
  const refusal = Refusal.safeParse(chunk);
  if (refusal.success) return refusal.data.refusal;
  const blocked = Blocked.safeParse(chunk);
  return blocked.success ? blocked.data.promptFeedback.blockReason : undefined;
}

/** Pages of the provider's search that the SDK does not give as sources, from one raw chunk. */
export function readSources(chunk: unknown): WebSource[] {
  const search = SearchCall.safeParse(chunk);
  if (search.success) return search.data.item.action.sources.map(({ url }) => ({ url, title: "" }));
  const completion = Completion.safeParse(chunk);
  if (!completion.success) return [];
  return (completion.data.choices[0].delta.annotations ?? []).flatMap((annotation) => {
    const citation = UrlCitation.safeParse(annotation);
    return citation.success ? [citation.data.url_citation] : [];
  });
}

/** How many searches Google tells of at the end of a call. Other vendors tell each as it comes. */
export function countQueries(metadata: unknown): number {
  const parsed = Grounded.safeParse(metadata);
  return parsed.success ? parsed.data.google.groundingMetadata.webSearchQueries.length : 0;
}
