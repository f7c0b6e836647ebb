import * as z from "zod";

const Refused = z.object({
  choices: z
    .tuple([z.object({ message: z.object({ refusal: z.string().min(1) }) })])
    .rest(z.unknown()),
});

const Cited = z.object({
  choices: z
    .tuple([z.object({ message: z.object({ annotations: z.array(z.unknown()) }) })])
    .rest(z.unknown()),
});

const UrlCitation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({
    url: z.url({ protocol: /^https?$/ }),
    title: z.string().default(""),
  }),
});

/** Why the model declined, from the raw answer: the SDK leaves this field out. */
export function readRefusal(body: unknown): string | undefined {
  const parsed = Refused.safeParse(body);
  return parsed.success ? parsed.data.choices[0].message.refusal : undefined;
}

/** ORA-18: pages of the provider's own web search, each once, without the provider's own mark. */
export function readSources(body: unknown): { url: string; title: string }[] {
  const parsed = Cited.safeParse(body);
  const annotations = parsed.success ? parsed.data.choices[0].message.annotations : [];
  const sources = new Map<string, { url: string; title: string }>();
  for (const annotation of annotations) {
    const citation = UrlCitation.safeParse(annotation);
    if (!citation.success) continue;
    const { url, title } = citation.data.url_citation;
    const page = withoutTracking(url);
    sources.set(page, { url: page, title: title === "" ? page : title });
  }
  return [...sources.values()];
}

function withoutTracking(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("utm_source");
  return url.toString();
}
