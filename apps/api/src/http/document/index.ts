import type { AnyContractRouter } from "@orpc/contract";
import type { Hono } from "hono";
import { VERSION } from "../../config/version.ts";
import { contentPolicy, inlineSources } from "../content-policy.ts";
import type { RouteEnvironment } from "../feature.ts";
import { renderDocumentPage } from "./document-page.ts";
import { generateDocument, type OpenApiDocument } from "./generate-document.ts";

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export const addDocument = (
  app: Hono<RouteEnvironment>,
  calls: AnyContractRouter,
  production: boolean,
): void => {
  let generated: Promise<OpenApiDocument> | undefined;
  const document = () => {
    generated ??= generateDocument(calls, VERSION);
    return generated;
  };
  app.get("/api/openapi.json", async () => Response.json(await document()));
  app.get("/api/docs", async (c) => {
    const html = renderDocumentPage(await document(), c.get("context").language);
    return c.html(html, 200, {
      "content-security-policy": contentPolicy(production, inlineSources(html)),
    });
  });
};
