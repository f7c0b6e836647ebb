import { IMAGE_FACES, IMAGE_SIZES } from "@spellwright/contract";
import type { Hono } from "hono";
import * as z from "zod";
import { AppError, fromValidationIssues, type RouteEnvironment } from "../../../http/index.ts";
import type { createCardImageReader } from "./card-image.ts";

const Query = z.object({
  face: z.enum(IMAGE_FACES).default("front"),
  size: z.enum(IMAGE_SIZES).default("normal"),
});

/** Other texts can be no id. A zero character would not even reach the database. */
const Id = z
  .string()
  .max(64)
  .regex(/^\P{Cc}+$/u);

/** A picture under its address never changes: a new scan has a new stamp in it. */
const FOR_A_YEAR = "public, max-age=31536000, immutable";

/** `GET /api/cards/{id}/image`: `cardImage` of the contract. */
export const imageRoute =
  (readImage: ReturnType<typeof createCardImageReader>) => (app: Hono<RouteEnvironment>) => {
    app.get("/api/cards/:id/image", async (c) => {
      const query = c.req.query();
      const asked = Query.safeParse(query);
      if (!asked.success) throw fromValidationIssues(asked.error.issues, query, "cards.image");
      const id = Id.safeParse(c.req.param("id"));
      if (!id.success) throw new AppError("CARD_IMAGE_NOT_FOUND");
      const { bytes, type, etag } = await readImage({ id: id.data, ...asked.data });
      const headers = { "cache-control": FOR_A_YEAR, etag };
      if (c.req.header("if-none-match") === etag)
        return new Response(null, { status: 304, headers });
      const body = c.req.method === "HEAD" ? null : Uint8Array.from(bytes);
      return new Response(body, { headers: { ...headers, "content-type": type } });
    });
  };
