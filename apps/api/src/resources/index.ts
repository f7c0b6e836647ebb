import { LRUCache } from "lru-cache";
import { AppError } from "../http/app-error.ts";
import { descriptorLimit, measureResources, type ResourcesLeft } from "./measure-resources.ts";

/**
 * Below so much a process has run out: what it began can end, and it begins nothing new. Descriptors are a
 * share of its limit, the others bytes.
 */
export const RESERVE: ResourcesLeft = {
  descriptors: 0.1,
  memory: 32 * 1024 * 1024,
  // A segment of the embedded database’s journal.
  disk: 16 * 1024 * 1024,
};
/** Share of the descriptors that callers may hold: files, mails and the database need some too. */
const CONNECTIONS_SHARE = 0.75;

/** Who asks while a look is under way shares it: each asks the system ten times over. */
const looks = new LRUCache<string, ResourcesLeft>({
  ...{ max: 1, ttl: 1 },
  fetchMethod: (folder) => measureResources(folder),
});

/**
 * @param dataDir the folder whose disk is looked at
 * @throws AppError OUT_OF_RESOURCES naming what this process has run out of
 */
export const requireResources = async (dataDir: string): Promise<void> => {
  const left = await looks.forceFetch(dataDir);
  for (const resource of ["descriptors", "memory", "disk"] as const)
    if (left[resource] < RESERVE[resource]) throw new AppError("OUT_OF_RESOURCES", { resource });
};

/** How many connections of callers the descriptors of this process allow at once. */
export const connectionsAllowed = (): number =>
  Math.floor((descriptorLimit() ?? Number.POSITIVE_INFINITY) * CONNECTIONS_SHARE);
