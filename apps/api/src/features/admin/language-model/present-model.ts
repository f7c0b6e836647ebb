import type { ModelInUse, SparedField } from "@spellwright/contract";
import type { LanguageModelConfig, ModelAddress } from "../../../language-model-config.ts";

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

/** The model in use as admins see it; its key never leaves. */
export const presentModel = (
  { main, fallback, webSearch, efforts }: LanguageModelConfig,
  refused: readonly SparedField[],
): ModelInUse => ({
  ...presentAddress(main),
  web_search: webSearch,
  efforts: efforts ?? null,
  fallback: fallback === undefined ? null : presentAddress(fallback),
  refused: [...refused],
});
