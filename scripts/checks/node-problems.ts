/** Where the project names versions of Node. */
export interface NodeVersions {
  /** As package.json says it: `^20.19 || ^22.12 || ^24`. */
  readonly engines: string;
  /** Version of the types that everything is checked against. */
  readonly types: string;
  /** Version of the types of the newest Node, against which it is checked as well. */
  readonly newestTypes: string;
  /** Versions on which the workflow runs the checks. */
  readonly tried: readonly string[];
}

/** What does not agree: an API that one of the versions lacks would not be found. */
export const nodeProblems = ({ engines, types, newestTypes, tried }: NodeVersions): string[] => {
  const named = engines.split("||").map((range) => range.trim().replace(/^\^/, ""));
  const [lowest = ""] = named;
  const [newest = ""] = named.slice(-1);
  return [
    ...(types.startsWith(`${lowest}.`) ? [] : [`@types/node is ${types}, Node from ${lowest} on`]),
    ...(newestTypes.startsWith(`${newest}.`)
      ? []
      : [`the newest types are of ${newestTypes}, the newest Node is ${newest}`]),
    ...(tried.join() === named.join()
      ? []
      : [`engines names ${named.join(", ")}; the workflow tries ${tried.join(", ")}`]),
  ];
};
