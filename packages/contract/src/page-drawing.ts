/** A page that is asked for, as far as what it shows depends on it. */
export interface PageVisit {
  /** Whole address, as people use it. */
  readonly url: URL;
  /** Whether the request shows a session: then it is asked whose. */
  readonly showsSession: boolean;
  /** Answers a call of ours in the name of this visitor, without a way over the network. */
  readonly send: (request: Request) => Promise<Response>;
}

/** The first screen of a page, ready to be put into its file. */
export interface DrawnPage {
  readonly html: string;
  /** Styles of single elements, as one sheet: the content policy refuses `style` attributes. */
  readonly styles: string;
  /** What was read for it (JSON): the page begins with it in place of asking again. */
  readonly state: string;
  /** Whether a person's own things are in it, a deck for instance: then no browser may keep the page. */
  readonly hasPersonalData: boolean;
}

/**
 * Draws the first screen of a page: what the build of the pages offers to the server.
 *
 * @throws what the page throws. The caller then sends it without its first screen
 */
export type DrawPage = (visit: PageVisit) => Promise<DrawnPage>;
