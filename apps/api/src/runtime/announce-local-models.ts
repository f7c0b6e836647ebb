import type { LocalModels, LocalServer } from "@spellwright/contract";
import { findLocalModels } from "@spellwright/services";
import type { LocalAddresses } from "../config/models-config.ts";

const NAMES: Readonly<Record<LocalServer, string>> = {
  ollama: "Ollama",
  lm_studio: "LM Studio",
  llama_cpp: "llama.cpp",
};
/** Models of a server that are named. The others are counted. */
const NAMED = 3;

const describeServer = ({ server, models }: LocalModels): string => {
  const others = models.length - NAMED;
  const names = models.slice(0, NAMED).map(({ name }) => name);
  return `${NAMES[server]} (${names.join(", ")}${others > 0 ? ` and ${others} more` : ""})`;
};

/** As a shell takes it. Names hold no quote. */
const quoted = (value: string): string => (/^[\w.:/@+-]+$/.test(value) ? value : `'${value}'`);

/** What to say of the servers that were found. Undefined without one. */
const localModelsLine = (found: readonly LocalModels[]): string | undefined => {
  const [best] = found;
  const [model] = best?.models ?? [];
  if (best === undefined || model === undefined) return undefined;
  const settings = `LANGUAGE_MODEL_URL=${quoted(best.url)} LANGUAGE_MODEL_NAME=${quoted(model.name)}`;
  const servers = found.map(describeServer).join(", ");
  return `Language models on this machine, not used: ${servers}. To have one answer, start with ${settings}; LANGUAGE_MODEL=off asks no more`;
};

/**
 * Tells the operator in one line which language models this machine has and how one is used. Nothing
 * where there is none. It never fails, and nothing but the lists is asked for.
 *
 * @param print takes the line
 */
export const announceLocalModels = async (
  addresses: LocalAddresses,
  print: (line: string) => void,
): Promise<void> => {
  const line = localModelsLine(await findLocalModels(addresses));
  if (line !== undefined) print(line);
};
