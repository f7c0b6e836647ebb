import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { sendFile } from "../http/send-file.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { encodeRules, type LineEnds, type RulesEncoding } from "./encode-rules.ts";

/** What the fake does with the next requests. */
export type RulesScenario =
  /** As published: one page, one text file whose name changes with each edition. */
  | "normal"
  /** The page still links the file of the edition before, which is gone. */
  | "old-link"
  /** An error page in the place of the page, with a status that says all is well. */
  | "html-page"
  /** An error page in the place of the text file, as above. */
  | "html-file"
  /** The text file ends in the middle, once; always. */
  | "cut-once"
  | "cut"
  /** The transfer is compressed. */
  | "compressed"
  | "503"
  | "hang";

/** An edition of the rules and the form that its file is published in. */
export interface PublishedEdition {
  /** As in the file's name: "20260619". */
  readonly stamp: string;
  readonly text: string;
  readonly encoding?: RulesEncoding;
  readonly lineEnds?: LineEnds;
  /** How the page writes the space of the file's name. */
  readonly space?: "%20" | " ";
}

/** A running stand-in for the publisher of the rules: one page and the file that it links. */
export interface FakeRulesPublisher {
  /** The page that links the file. */
  readonly pageUrl: string;
  publish(edition: PublishedEdition): void;
  choose(scenario: RulesScenario): void;
  readonly requests: RequestLog["all"];
  reset(): void;
  close(): Promise<void>;
}

const PAGE = "/en/rules";
/** Bytes after which a cut file ends. */
const CUT_AFTER = 200;

const pathOf = (stamp: string, space = "%20"): string =>
  `/${stamp.slice(0, 4)}/downloads/MagicCompRules${space}${stamp}.txt`;

/** The links of the page as it is: three kinds of file, one of them the text. */
const pageWith = (link: string): string => `<!doctype html><html><body>
<a href="${link.replace(/\.txt$/, ".docx")}">DOCX</a>
<a href="${link.replace(/\.txt$/, ".pdf")}">PDF</a>
<a class="cta" href="${link}">TXT</a>
<a href="/en/news?a=1&amp;b=2">News</a></body></html>`;

const ERROR_PAGE = "<!doctype html><html><body><h1>Something went wrong</h1></body></html>";

/** The page where the Comprehensive Rules are published, and the file server behind it. */
export async function startFakeRulesPublisher(
  first: PublishedEdition,
  { port }: { readonly port?: number } = {},
): Promise<FakeRulesPublisher> {
  const log = createRequestLog();
  let edition = first;
  let previous = first;
  let state: { scenario: RulesScenario; files: number } = { scenario: "normal", files: 0 };

  const sendHtml = (response: ServerResponse, status: number, html: string): void => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
  };
  const sendPage = (request: IncomingMessage, response: ServerResponse): void => {
    if (state.scenario === "html-page") {
      sendHtml(response, 200, ERROR_PAGE);
      return;
    }
    const linked = state.scenario === "old-link" ? previous : edition;
    const page = pageWith(pathOf(linked.stamp, linked.space));
    sendFile(request, response, {
      bytes: Buffer.from(page),
      type: "text/html; charset=utf-8",
      modifiedAt: new Date("2026-01-01T00:00:00Z"),
    });
  };
  const sendText = (request: IncomingMessage, response: ServerResponse): void => {
    if (state.scenario === "html-file") {
      sendHtml(response, 200, ERROR_PAGE);
      return;
    }
    const { encoding = "utf-8-bom", lineEnds = "crlf", text } = edition;
    const cuts = state.scenario === "cut" || (state.scenario === "cut-once" && state.files === 0);
    state.files += 1;
    sendFile(
      request,
      response,
      // No charset is told, and the date of the file is not that of the edition.
      {
        bytes: encodeRules(text, { encoding, lineEnds }),
        type: "text/plain",
        modifiedAt: new Date("2026-02-03T04:05:06Z"),
      },
      {
        cutAfter: cuts ? CUT_AFTER : undefined,
        withoutRange: state.scenario === "cut",
        compressed: state.scenario === "compressed",
      },
    );
  };

  const server = await startLoopbackServer(async (request, response) => {
    log.add(request, response, undefined);
    if (state.scenario === "hang") return;
    if (state.scenario === "503") return sendHtml(response, 503, ERROR_PAGE);
    if (request.url === PAGE) return sendPage(request, response);
    if (request.url === pathOf(edition.stamp)) return sendText(request, response);
    sendHtml(response, 404, ERROR_PAGE);
  }, port);

  const choose = (scenario: RulesScenario) => {
    state = { scenario, files: 0 };
  };
  return {
    pageUrl: server.origin + PAGE,
    publish: (next) => {
      previous = edition;
      edition = next;
    },
    choose,
    requests: log.all,
    reset: () => {
      log.clear();
      edition = first;
      previous = first;
      choose("normal");
    },
    close: server.close,
  };
}
