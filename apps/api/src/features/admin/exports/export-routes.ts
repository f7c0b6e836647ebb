import { adminExports } from "@spellwright/contract";
import type { Context, Hono } from "hono";
import type { Database } from "../../../database/index.ts";
import {
  AppError,
  checkWholeInput,
  fromValidationIssues,
  type RateLimits,
  type RouteEnvironment,
  streamText,
} from "../../../http/index.ts";
import { requireAdmin } from "../policy.ts";
import { writeCases } from "../reviews/write-cases.ts";
import { TABLES } from "./list-rows.ts";
import { writeCsv, writeJson } from "./write-table.ts";

export interface ExportParts {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly now: () => Date;
}

const download = (text: AsyncGenerator<string>, type: string, name: string): Response =>
  new Response(streamText(text), {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });

const readWish = (query: Readonly<Record<string, string>>) => {
  checkWholeInput(query);
  const read = adminExports.figures["~orpc"].inputSchema?.safeParse(query);
  if (read === undefined) throw new Error("the export has an input");
  if (!read.success) throw fromValidationIssues(read.error.issues, query, "adminExports.figures");
  return read.data;
};

/** `GET /api/admin/export` and `/evaluation-cases`: downloads, streamed. */
export const exportRoutes =
  ({ database, limits, now }: ExportParts) =>
  (app: Hono<RouteEnvironment>): void => {
    const admitted = async (c: Context<RouteEnvironment>) => {
      const { id } = await requireAdmin(c.get("context"));
      await limits.use("adminExport", id);
    };
    app.get("/api/admin/export", async (c) => {
      await admitted(c);
      const { table, format, ...filter } = readWish(c.req.query());
      const found = TABLES[table]?.(database, filter, now());
      if (found === undefined) throw new AppError("FIELD_INVALID", { field: "table" });
      const day = now().toISOString().slice(0, 10);
      return format === "csv"
        ? download(writeCsv(found.columns, found.rows), "text/csv", `${table}-${day}.csv`)
        : download(writeJson(found.rows), "application/json", `${table}-${day}.json`);
    });
    app.get("/api/admin/evaluation-cases", async (c) => {
      await admitted(c);
      const day = now().toISOString().slice(0, 10);
      return download(writeCases(database), "application/jsonl", `evaluation-cases-${day}.jsonl`);
    });
  };
