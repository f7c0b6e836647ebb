import type { LocalModel } from "@spellwright/contract";
import * as z from "zod";

/** What is printed and shown of a server: no quote, no sign that a terminal obeys. */
const Name = z.string().regex(/^[\w.:/\\@+ ()-]{1,200}$/);
/** Models of every one of these listings. What has another shape is left out. */
const Entries = z.object({ models: z.array(z.unknown()) });
const Data = z.object({ data: z.array(z.unknown()) });

const OllamaModel = z.object({
  name: Name,
  // Such a model answers elsewhere: the questions would leave the machine.
  remote_host: z.literal("").optional(),
  /** Only newer versions tell them. */
  capabilities: z.array(z.string()).optional(),
  details: z
    .object({ family: z.string().nullish(), parameter_size: z.string().nullish() })
    .nullish(),
});
const StudioModel = z.object({ id: Name, type: z.enum(["llm", "vlm"]) });
const CompatibleModel = z.object({
  id: Name,
  meta: z.object({ n_params: z.number().positive() }).nullish(),
});

/** Where nothing else tells it, the name or the family does. */
const FOR_OTHER_USE = /embed|rerank|bert/i;
const BILLION = 1e9;
/** "8.2B", "137M", "8x7B", and the same in a name: "qwen3-30b-a3b". */
const SIZE = /(?:^|[^a-z\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)([bm])(?![a-z\d])/i;

const billionsIn = (text: string): number | null => {
  const [, times = "1", count, unit] = SIZE.exec(text) ?? [];
  if (count === undefined) return null;
  return (Number(times) * Number(count)) / (unit?.toLowerCase() === "m" ? 1000 : 1);
};

const modelsOf = <Entry>(
  entries: readonly unknown[] | undefined,
  entry: z.ZodType<Entry>,
  read: (model: Entry) => LocalModel | undefined,
): LocalModel[] | undefined =>
  entries?.flatMap((each) => {
    const parsed = entry.safeParse(each);
    const model = parsed.success ? read(parsed.data) : undefined;
    return model === undefined || FOR_OTHER_USE.test(model.name) ? [] : [model];
  });

/** The models of a body. Undefined where it is no such listing. */
export type ListingReader = (body: unknown) => LocalModel[] | undefined;

/** `GET /api/tags` of Ollama. */
export const readOllamaList: ListingReader = (body) =>
  modelsOf(Entries.safeParse(body).data?.models, OllamaModel, ({ name, capabilities, details }) => {
    const speaks = capabilities?.includes("completion") ?? true;
    if (!speaks || FOR_OTHER_USE.test(details?.family ?? "")) return undefined;
    return { name, billions: billionsIn(details?.parameter_size ?? "") ?? billionsIn(name) };
  });

/** `GET /api/v0/models` of LM Studio, which tells what a model is for. */
export const readStudioList: ListingReader = (body) =>
  modelsOf(Data.safeParse(body).data?.data, StudioModel, ({ id }) => ({
    name: id,
    billions: billionsIn(id),
  }));

/** `GET /v1/models` of any compatible server. Llama.cpp tells the parameters as well. */
export const readCompatibleList: ListingReader = (body) =>
  modelsOf(Data.safeParse(body).data?.data, CompatibleModel, ({ id, meta }) => ({
    name: id,
    billions: meta ? meta.n_params / BILLION : billionsIn(id),
  }));
