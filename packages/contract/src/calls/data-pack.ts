import * as z from "zod";
import { ChunkHash, DataPack } from "../entities/data-pack.ts";
import { declareErrors } from "../errors.ts";
import { openCall } from "./base.ts";

const tags = ["Data pack"];

/** What a device needs to answer without network (PWA-01): readable signed out, never metered. */
export const dataPack = {
  read: openCall
    .route({
      method: "GET",
      path: "/data-pack",
      tags,
      summary: "The chunks of the full data pack of the editions in use",
    })
    .output(DataPack),
};

/** A chunk of the pack in use, under its own hash: it never changes. Served by a route of its own. */
export const dataPackChunk = openCall
  .route({ method: "GET", path: "/data-pack/{sha256}", tags, summary: "A chunk of the data pack" })
  .input(z.object({ sha256: ChunkHash }))
  .output(z.file())
  .errors(declareErrors("NOT_FOUND"));
