import { build, type Rolldown, type UserConfig } from "vite";
import { HEAVY_OR_POPULAR, PAGE_MODULES } from "../page-modules.ts";
import type { CodeFile } from "./code-part.ts";
import { mergeParts } from "./merge-parts.ts";
import { readBuild, readParts } from "./read-parts.ts";

type Group = Rolldown.CodeSplittingGroup;

/** What every page loads first: as seventy files it took longer and compressed less well. */
const FRAME: Group = {
  name: "frame",
  tags: ["$initial"],
  test: (id: string) => !/index\.html|\/src\/main\.tsx$/.test(id),
};

const weigh = (): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const [page, module] of Object.entries(PAGE_MODULES)) {
    if (module === null) continue;
    const weight = HEAVY_OR_POPULAR.has(page) ? 2 : 1;
    weights.set(module, Math.max(weights.get(module) ?? 0, weight));
  }
  return weights;
};

/** Two files of one title are two files. */
const nameModules = (files: readonly CodeFile[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { title, modules } of files) {
    let name = title;
    for (let next = 2; taken.has(name); next += 1) name = `${title}-${next}`;
    taken.add(name);
    for (const module of modules) names.set(module, name);
  }
  return names;
};

const firstOutput = async (config: UserConfig): Promise<Rolldown.RolldownOutput["output"]> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "warn",
    build: {
      ...config.build,
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [FRAME] } } },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("the pages are built once");
  return built.output;
};

/**
 * The files that the pages' code is put into. The bundler makes one for each set of pages and parts that
 * share something, some three hundred, most of them smaller than what it takes to ask for them. So the
 * pages are built twice: from the first build one knows what each page loads.
 *
 * @param config of the pages, without what is done to the files that come out
 */
export const codeFiles = async (config: UserConfig): Promise<Group[]> => {
  const weights = weigh();
  const first = readBuild(await firstOutput(config), [...weights.keys()]);
  const names = nameModules(mergeParts(readParts(first), weights));
  return [
    FRAME,
    {
      debugName: "files of pages",
      name: (id) => names.get(id) ?? null,
      // Each module was given its file. What it needs has another.
      includeDependenciesRecursively: false,
    },
  ];
};
