import type { AnyContractRouter } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { ErrorBody } from "@spellwright/contract";

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;

/** The OpenAPI 3.1 document of the calls. Errors have the body that they really have (DATA-06). */
export const generateDocument = (
  calls: AnyContractRouter,
  version: string,
): Promise<OpenApiDocument> => {
  const converter = new ZodToJsonSchemaConverter();
  const [, errorBody] = converter.convert(ErrorBody, { strategy: "output" });
  return new OpenAPIGenerator({ schemaConverters: [converter] }).generate(calls, {
    info: { title: "Spellwright", version },
    servers: [{ url: "/api" }],
    security: [{ session: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "spellwright.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    customErrorResponseBodySchema: (errors) => ({
      allOf: [errorBody],
      description: errors.map(([code]) => code).join(", "),
    }),
  });
};
