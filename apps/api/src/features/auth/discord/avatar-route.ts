import type { Hono } from "hono";
import { AppError, type RouteEnvironment, requireUser } from "../../../http/index.ts";

/** An address names one picture for good (`v`): it may be shown without asking for a week. */
const FOR_A_WEEK = "private, max-age=604800, immutable";

/** `GET /api/account/avatar`: the caller's own Discord picture, from our own address (HEAD-03). */
export const avatarRoute =
  (readAvatar: ((userId: string) => Promise<Uint8Array | undefined>) | undefined) =>
  (app: Hono<RouteEnvironment>): void => {
    app.get("/api/account/avatar", async (c) => {
      const user = await requireUser(c.get("context"));
      const picture = await readAvatar?.(user.id);
      if (picture === undefined) throw new AppError("NOT_FOUND");
      const body = c.req.method === "HEAD" ? null : Uint8Array.from(picture);
      return new Response(body, {
        headers: { "content-type": "image/png", "cache-control": FOR_A_WEEK },
      });
    });
  };
