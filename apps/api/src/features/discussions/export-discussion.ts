import {
  DISCUSSION_EXPORT_FORMATS,
  type Discussion,
  type Language,
  type Message,
} from "@spellwright/contract";
import { foldLetters } from "@spellwright/text";
import { AppError } from "../../http/index.ts";
import { writeMarkdown } from "./write-markdown.ts";

export type ExportFormat = (typeof DISCUSSION_EXPORT_FORMATS)[number];

/** @throws AppError FIELD_INVALID */
export const readExportFormat = (value: string | undefined): ExportFormat => {
  const format = DISCUSSION_EXPORT_FORMATS.find((known) => known === (value ?? "markdown"));
  if (format === undefined) throw new AppError("FIELD_INVALID", { field: "format" });
  return format;
};

/** A name that every file system takes. */
const fileName = (title: string): string =>
  foldLetters(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60) || "discussion";

/** The file of a discussion with all its messages. */
export const exportDiscussion = (
  discussion: Discussion,
  messages: readonly Message[],
  {
    format,
    ...writing
  }: {
    readonly format: ExportFormat;
    readonly language: Language;
    readonly publicUrl: string;
  },
): Response => {
  const isJson = format === "json";
  const body = isJson
    ? `${JSON.stringify({ ...discussion, messages }, null, 2)}\n`
    : writeMarkdown(discussion, messages, writing);
  const name = `${fileName(discussion.title)}.${isJson ? "json" : "md"}`;
  return new Response(body, {
    headers: {
      "content-type": isJson ? "application/json; charset=utf-8" : "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
};
