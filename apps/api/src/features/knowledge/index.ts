import { join } from "node:path";
import { cardImage, dataPackChunk } from "@spellwright/contract";
import type { JudgeKnowledge } from "@spellwright/judge";
import { createCardImages, createCardService } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import { VERSION } from "../../config/version.ts";
import type { Changes, Database } from "../../database/index.ts";
import type { BackgroundWork, Feature, Log } from "../../http/index.ts";
import { createCardPages } from "./browsing/card-page.ts";
import { createKnowledge } from "./create-knowledge.ts";
import { createEditionComparison } from "./editions/compare-editions.ts";
import type { Knowledge } from "./knowledge.ts";
import { createCardCache } from "./live-cards/card-cache.ts";
import { createLiveCards } from "./live-cards/live-cards.ts";
import { createResolveNames, type ResolveNames } from "./live-cards/resolve-names.ts";
import { createSharedTurns } from "./live-cards/shared-turns.ts";
import { createDataPacks } from "./packing/build-pack.ts";
import { chunkRoute } from "./packing/chunk-route.ts";
import { createChunkStore } from "./packing/chunk-store.ts";
import { createCardImageReader } from "./pictures/card-image.ts";
import { imageRoute } from "./pictures/image-route.ts";
import { createImageStore } from "./pictures/image-store.ts";
import { createReadingWork } from "./reading/reading-work.ts";
import { knowledgeHandlers } from "./routes.ts";

export { readComboEditions } from "./combo-queries.ts";
export { createKnowledge } from "./create-knowledge.ts";
export { createCitedRuleCheck } from "./editions/changed-since.ts";
export { createFileKnowledge } from "./file-knowledge.ts";
export { importCards, importRulings } from "./importing/import-cards.ts";
export { importCombos } from "./importing/import-combos.ts";
export { ImportError, type Progress } from "./importing/import-error.ts";
export { importRules } from "./importing/import-rules.ts";
export { loadStarter } from "./importing/load-starter.ts";
export type { Knowledge } from "./knowledge.ts";
export type { NamesResolution, ResolveNames } from "./live-cards/resolve-names.ts";
export { createSharedTurns } from "./live-cards/shared-turns.ts";
export { updateCards } from "./updating/update-cards.ts";
export type { UpdateParts } from "./updating/update-parts.ts";
export { updateRules } from "./updating/update-rules.ts";

/** Where the editions are stored, which services are asked, and whose clock counts. */
export interface KnowledgeParts {
  readonly database: Database;
  readonly config: Pick<Config, "cardServiceUrl" | "cardImagesUrl" | "dataDir">;
  /** No other process asks the card service with us. */
  readonly isSoleProcess: boolean;
  /** What other processes did. */
  readonly changes: Changes;
  readonly now: () => Date;
  readonly log: Log;
  /** The words of the judge: keywords are named by them. */
  readonly judgeKnowledge: () => Promise<JudgeKnowledge>;
}

/** Truthful: the public card service refuses the names of libraries. */
export const USER_AGENT = `Spellwright/${VERSION}`;

/**
 * Rules and cards in use, and the look-ups that anyone may make (CARD-01, ORA-17). `resolveNames` is
 * for the features that read card names: our data first, then the public card service (IMP-08).
 */
export const createKnowledgeFeature = ({
  database,
  config,
  isSoleProcess,
  changes,
  now,
  log,
  judgeKnowledge,
}: KnowledgeParts): Feature<ReturnType<typeof knowledgeHandlers>> & {
  readonly work: BackgroundWork;
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
} => {
  const { cardServiceUrl, cardImagesUrl, dataDir } = config;
  const knowledge = createKnowledge(database, changes);
  const live =
    cardServiceUrl === undefined
      ? undefined
      : createLiveCards({
          service: createCardService({
            baseUrl: cardServiceUrl,
            userAgent: USER_AGENT,
            turns: isSoleProcess ? undefined : createSharedTurns(database),
          }),
          cache: createCardCache(database, now),
          knowledge,
          now,
        });
  const images =
    cardImagesUrl === undefined
      ? undefined
      : createCardImages({ baseUrl: cardImagesUrl, userAgent: USER_AGENT });
  const resolveNames = createResolveNames(knowledge, live);
  const pages = createCardPages({ knowledge, resolveNames, live, now });
  const store = createImageStore(join(dataDir, "images"));
  const readImage = createCardImageReader({ known: pages.known, live, images, store });
  const chunks = createChunkStore(join(dataDir, "data-pack"));
  const addImageRoute = imageRoute(readImage);
  const packs = createDataPacks(database, chunks);
  const addChunkRoute = chunkRoute(chunks, packs.makeOnce);
  return {
    knowledge,
    resolveNames,
    handlers: knowledgeHandlers(
      knowledge,
      live,
      pages,
      createEditionComparison(database),
      judgeKnowledge,
      packs.read,
    ),
    routes: (app) => {
      addImageRoute(app);
      addChunkRoute(app);
    },
    documented: { cardImage, dataPackChunk },
    work: createReadingWork({ database, changes, log }),
  };
};
