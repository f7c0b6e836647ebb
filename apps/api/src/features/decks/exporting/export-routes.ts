import { type DeckDetail, DeckExportFormat } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { AppError, networkOf, type RouteEnvironment, requireUser } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { readDeckId } from "../ids.ts";
import { readDeck } from "../reading/read-deck.ts";
import { findShared } from "../sharing/read-shared-deck.ts";
import { drawDeck } from "./draw-deck.ts";
import { exportAllDecks } from "./export-all-decks.ts";
import { exportDeck } from "./export-deck.ts";
import { attachment, fileStem } from "./file-name.ts";

const Format = DeckExportFormat.default("plain");
const ImageType = z.enum(["png", "svg"]).default("png");

const read = <Value>(schema: z.ZodType<Value>, field: string, value: string | undefined): Value => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("FIELD_INVALID", { field });
  return parsed.data;
};

const download = (mediaType: string, fileName: string) => ({
  "content-type": mediaType,
  "content-disposition": attachment(fileName),
  "cache-control": "no-store",
});

/** Files of decks (`deckExports` of the contract): text, image, and all of them zipped. */
export const exportRoutes = (parts: DecksParts) => (app: Hono<RouteEnvironment>) => {
  app.get("/api/decks/export", async (c) => {
    const { language } = c.get("context");
    const { id: userId } = await requireUser(c.get("context"));
    const format = read(Format, "format", c.req.query("format"));
    const fileName = `${translator(language)("decks.exportFile")}.zip`;
    const headers = download("application/zip", fileName);
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    return c.body(exportAllDecks(parts, userId, format), 200, headers);
  });

  app.get("/api/decks/:id/export", async (c) => {
    const { id: userId } = await requireUser(c.get("context"));
    const id = readDeckId(c.req.param("id"));
    const format = read(Format, "format", c.req.query("format"));
    const file = await exportDeck(parts, userId, id, format);
    return c.body(file.text, 200, download(`${file.mediaType}; charset=utf-8`, file.fileName));
  });

  const sendImage = async (
    c: Context<RouteEnvironment>,
    deck: DeckDetail,
    type: z.infer<typeof ImageType>,
    caller: string,
  ) => {
    const image = await drawDeck(deck, type, c.get("context").language, caller);
    const mediaType = type === "png" ? "image/png" : "image/svg+xml";
    const headers = download(mediaType, `${fileStem(deck.name)}.${type}`);
    return c.body(new Uint8Array(image), 200, headers);
  };

  app.get("/api/shared-decks/:token/image", async (c) => {
    const { language, ip } = c.get("context");
    const deck = await findShared(parts, c.req.param("token"), language);
    return sendImage(c, deck, "png", networkOf(ip));
  });

  app.get("/api/decks/:id/image", async (c) => {
    const { language } = c.get("context");
    const { id: userId } = await requireUser(c.get("context"));
    const id = readDeckId(c.req.param("id"));
    const type = read(ImageType, "type", c.req.query("type"));
    return sendImage(c, await readDeck(parts, userId, id, language), type, userId);
  });
};
