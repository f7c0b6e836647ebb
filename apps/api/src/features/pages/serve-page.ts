import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { DrawnPage, Language, PageVisit } from "@spellwright/contract";
import {
  accentOf,
  canonicalPath,
  headOf,
  languageOfPath,
  type PageAddress,
  pageOf,
  preferredLanguage,
} from "@spellwright/locales";
import {
  acceptedLanguages,
  contentPolicy,
  languageCookie,
  presentsSession,
  withStyle,
} from "../../http/index.ts";
import type { FoundSubject } from "./find-subject.ts";
import type { DrawFirstScreen } from "./first-screen.ts";
import { readShell } from "./read-shell.ts";
import { socialImagePath } from "./social-images.ts";
import { writeFirstScreen } from "./write-first-screen.ts";
import { writeHead } from "./write-head.ts";

export interface PageParts {
  readonly publicUrl: string;
  /** The built web app. */
  readonly webFolder: string;
  readonly production: boolean;
  readonly drawFirstScreen: DrawFirstScreen;
  readonly findSubject: (address: PageAddress, language: Language) => Promise<FoundSubject>;
}

/** ROUTE-02: the stored language (its cookie), else the browser's, else French. */
const languageFor = (request: Request): Language =>
  preferredLanguage(languageCookie(request.headers), acceptedLanguages(request.headers));

/**
 * Who is signed in shows in the page. A deck in it is sent as a call sends it: on the way back, a browser shows
 * what it keeps unasked, and an old deck would be taken for a new one.
 */
const keeping = (withSession: boolean, drawn: DrawnPage | undefined): string => {
  if (drawn?.hasPersonalData) return "no-store";
  return withSession ? "private, no-cache" : "no-cache";
};

const redirect = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location, vary: "accept-language, cookie", "cache-control": "no-store" },
  });

/** A page shows although nothing is known of its subject: the database may be away. */
const subjectOrNone = async (
  { findSubject }: PageParts,
  address: PageAddress,
  language: Language,
): Promise<FoundSubject> => {
  try {
    return await findSubject(address, language);
  } catch {
    return { kind: "none" };
  }
};

const write = (
  parts: PageParts,
  html: string,
  pathname: string,
  language: Language,
  found: FoundSubject,
): { html: string; status: 200 | 404 } => {
  const address = pageOf(pathname);
  const page = found.kind === "missing" ? "notFound" : address.page;
  const subject = found.kind === "found" ? found.subject : null;
  const isShared = subject !== null && (page === "discussion" || page === "forgeDiscussion");
  const head = headOf(page, subject, language);
  const written = writeHead(html, {
    ...head,
    language,
    area: accentOf(page),
    publicUrl: parts.publicUrl,
    pathname: page === "notFound" ? null : pathname,
    indexed: page !== "notFound" && (address.open || isShared),
    image:
      page === "notFound"
        ? null
        : {
            path: socialImagePath(isShared ? address.subject : null, language),
            text: head.title,
          },
  });
  return { html: written, status: page === "notFound" ? 404 : 200 };
};

/**
 * Serves a page of the web app: its built file with its head (ROUTE-10) and its first screen. An address without
 * its language, or in an old form, is redirected to the one address of its page (ROUTE-01…04).
 *
 * @param send answers the calls that the first screen makes
 * @returns undefined for what is neither a page nor meant to be one (a file that is not there)
 */
export const servePage = async (
  parts: PageParts,
  request: Request,
  send: PageVisit["send"],
): Promise<Response | undefined> => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname) ?? languageFor(request);
  const canonical = canonicalPath(pathname, language);
  const isPage = pageOf(canonical).page !== "notFound";
  if (!isPage && extname(pathname) !== "") return undefined;
  if (isPage && canonical !== pathname) return redirect(`${canonical}${search}`);
  const shell = await readShell(parts.webFolder, pageOf(canonical).page);
  if (shell === undefined) return undefined;
  const found = await subjectOrNone(parts, pageOf(canonical), language);
  if (found.kind === "moved") return redirect(`/${language}${found.path}${search}`);
  const withSession = presentsSession(request.headers);
  const url = new URL(`${canonical}${search}`, request.url);
  const drawn = await parts.drawFirstScreen(
    { url, showsSession: withSession, send },
    () => request.signal.aborted,
  );
  const { html: headed, status } = write(parts, shell.html, canonical, language, found);
  const html = writeFirstScreen(headed, drawn);
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-security-policy": contentPolicy(
      parts.production,
      drawn?.styles ? withStyle(shell.inline, drawn.styles) : shell.inline,
    ),
    "cache-control": keeping(withSession, drawn),
    vary: languageOfPath(pathname) === null ? "accept-language, cookie" : "cookie",
    etag,
  });
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
};
