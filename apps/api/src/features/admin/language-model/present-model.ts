import type { LanguageModel, ModelInUse } from "@spellwright/contract";
import type { LanguageModelConfig, ModelAddress } from "../../../config/language-model-config.ts";

/** What is shown of an address: its name and password, and what follows a question mark, may be secrets. */
const shownAddress = (url: string | undefined): string | null => {
  if (url === undefined) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

const presentAddress = ({ provider, name, url }: ModelAddress) => ({
  provider,
  name,
  address: shownAddress(url),
});

/** What its client learned of the model in use. */
export type KnownModel = Pick<LanguageModel, "contextTokens" | "refused">;

/** The model in use as admins see it. Its key never leaves. */
export const presentModel = async (
  { main, fallback, webSearch, efforts }: LanguageModelConfig,
  known: KnownModel | undefined,
  signal: AbortSignal,
): Promise<ModelInUse> => ({
  ...presentAddress(main),
  context_tokens: (await known?.contextTokens?.(signal)) ?? null,
  web_search: webSearch,
  efforts: efforts ?? null,
  fallback: fallback === undefined ? null : presentAddress(fallback),
  refused: [...(known?.refused?.() ?? [])],
});
