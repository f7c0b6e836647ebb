import type { Language } from "@spellwright/contract";
import { type Translate, translator } from "@spellwright/locales";
import type { OpenApiDocument } from "./generate-document.ts";

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly content?: Readonly<
    Record<string, { readonly schema?: { readonly description?: string } }>
  >;
}

const METHODS = ["get", "post", "patch", "put", "delete"] as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const json = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));

const section = (title: string, value: unknown): string =>
  value === undefined ? "" : `<h4>${escapeHtml(title)}</h4><pre>${json(value)}</pre>`;

/** Errors all have one body: their codes say enough. */
const renderAnswer = (status: string, answer: Answer): string => {
  const schemas = Object.values(answer.content ?? {}).map(({ schema }) => schema);
  if (Number(status) < 400) return `<p>${status}</p><pre>${json(schemas[0])}</pre>`;
  return `<p>${status} <code>${escapeHtml(schemas[0]?.description ?? "")}</code></p>`;
};

const renderOperation = (
  method: string,
  path: string,
  operation: Operation,
  text: Translate,
): string => `<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary ?? "")}</span></summary>
${section(text("docs.parameters"), operation.parameters)}
${section(text("docs.body"), operation.requestBody)}
<h4>${escapeHtml(text("docs.answers"))}</h4>
${Object.entries(operation.responses ?? {})
  .map(([status, answer]) => renderAnswer(status, answer))
  .join("")}
</details>`;

const operationsByTag = (document: OpenApiDocument, text: Translate): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = (item as Partial<Record<string, Operation>> | undefined)?.[method];
      if (operation === undefined) continue;
      const tag = operation.tags?.[0] ?? "";
      groups.set(tag, [...(groups.get(tag) ?? []), renderOperation(method, path, operation, text)]);
    }
  return groups;
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-block-end: 1px solid #8886; padding: .4rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.5rem; }
summary span { opacity: .8; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8884; border-radius: .4rem; }
`;

/** The OpenAPI document as a page to read. Plain HTML, nothing to load and no script. */
export const renderDocumentPage = (document: OpenApiDocument, language: Language): string => {
  const text = translator(language);
  const other = language === "fr" ? "en" : "fr";
  const groups = [...operationsByTag(document, text)].map(
    ([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.join("")}`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text("docs.title"))}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(text("docs.title"))}</h1>
<p>${escapeHtml(text("docs.introduction"))}</p>
<p><a href="/api/openapi.json">${escapeHtml(text("docs.download"))}</a> ·
<a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(translator(other)("docs.thisLanguage"))}</a></p>
${groups.join("\n")}
</main></body></html>`;
};
