/** How often, or how much, something may be done before RATE_LIMITED (ERR-03), grouped by what its abuse would cost. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /**
   * Whom it counts: the network a request comes from, the mail address it names, its account, or a pair
   * of these.
   */
  readonly per: "network" | "mail" | "account" | "mail from a network" | "device" | "code";
  /** Counters that protect accounts are shared by all processes. The others stay in each one's memory. */
  readonly kept: "database" | "memory";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  // cheap
  read: { points: 600, seconds: MINUTE, per: "network", kept: "memory" },
  change: { points: 240, seconds: MINUTE, per: "network", kept: "memory" },
  // what a page tells of itself: a message every few seconds, of twenty events at most
  pageEvents: { points: 30, seconds: MINUTE, per: "network", kept: "memory" },
  // files of the pages: a first visit loads a hundred at most, and a school or a hall has one address
  file: { points: 30_000, seconds: MINUTE, per: "network", kept: "memory" },
  // pages drawn for a first visit: from then on a page goes to the next one by itself
  page: { points: 240, seconds: MINUTE, per: "network", kept: "memory" },
  // work: zaps and daily caps limit what one person asks
  ask: { points: 60, seconds: MINUTE, per: "network", kept: "memory" },
  // kilobytes of bodies, to be read, checked and looked up: sixteen of the longest a minute, or a thousand decks
  body: { points: 4096, seconds: MINUTE, per: "network", kept: "memory" },
  // servers of Discord: floods and raids. The asker first, so that one flood takes nobody else's turn
  guildMember: { points: 6, seconds: MINUTE, per: "account", kept: "memory" },
  guildChannel: { points: 20, seconds: MINUTE, per: "account", kept: "memory" },
  guild: { points: 60, seconds: MINUTE, per: "account", kept: "memory" },
  // free look-ups there: the bot makes them for everybody, so that no limit of a network counts them
  guildLookUp: { points: 20, seconds: MINUTE, per: "account", kept: "memory" },
  // Discord asked whose a server is, anew or about one that is not known as the caller’s: it shuts out, for
  // everybody, an address from which too much is asked in vain
  guildOwner: { points: 30, seconds: 10 * MINUTE, per: "account", kept: "memory" },
  // accounts: guessing passwords, finding out who is here (AUTH-04), filling mailboxes
  signIn: { points: 30, seconds: 5 * MINUTE, per: "network", kept: "database" },
  // Wrong passwords from elsewhere do not lock the owner out: an address is counted for each network, and
  // the device that signed in to it before by itself. All others together have a hundred an hour.
  signInMail: { points: 10, seconds: 15 * MINUTE, per: "mail from a network", kept: "database" },
  signInDevice: { points: 10, seconds: 15 * MINUTE, per: "device", kept: "database" },
  signInUnknown: { points: 100, seconds: HOUR, per: "mail", kept: "database" },
  signUp: { points: 10, seconds: HOUR, per: "network", kept: "database" },
  emailExists: { points: 20, seconds: 5 * MINUTE, per: "network", kept: "database" },
  emailExistsMail: { points: 10, seconds: HOUR, per: "mail", kept: "database" },
  passwordReset: { points: 10, seconds: HOUR, per: "network", kept: "database" },
  discord: { points: 30, seconds: 10 * MINUTE, per: "network", kept: "database" },
  ownPassword: { points: 10, seconds: 15 * MINUTE, per: "account", kept: "database" },
  // Codes of a second factor that one sets up; and each code, which is good for a minute and a half, once.
  ownCode: { points: 10, seconds: 15 * MINUTE, per: "account", kept: "database" },
  codeUse: { points: 1, seconds: 5 * MINUTE, per: "code", kept: "database" },
  emailChange: { points: 5, seconds: HOUR, per: "account", kept: "database" },
  purchase: { points: 30, seconds: 10 * MINUTE, per: "account", kept: "database" },
  export: { points: 5, seconds: HOUR, per: "account", kept: "database" },
  adminExport: { points: 30, seconds: HOUR, per: "account", kept: "database" },
  // One question to the language model may cost its owner money.
  modelTrial: { points: 20, seconds: HOUR, per: "account", kept: "database" },
  // A link is looked at, then used.
  verify: { points: 60, seconds: 10 * MINUTE, per: "network", kept: "database" },
  // Mails that anybody can have sent to an address: beyond these none leaves, and nobody is refused. One
  // of those that left still works: recovery links live as long as their count, and a new password, which
  // ends them, ends the count too.
  signUpMail: { points: 5, seconds: HOUR, per: "mail", kept: "database" },
  passwordResetMail: { points: 3, seconds: HOUR, per: "mail", kept: "database" },
  // One account asks five times (`emailChange`): two of a thief do not use up what the owner needs.
  emailChangeMail: { points: 100, seconds: HOUR, per: "mail", kept: "database" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** What a judge, a strategist or a model answers. */
const ASKED: ReadonlySet<string> = new Set([
  "/api/ruling",
  "/api/ruling/offline",
  "/api/strategy-qna",
  "/api/deck-qna",
  "/api/deck-suggestions",
]);

/** `/api/ruling/` is answered like `/api/ruling`. */
const withoutSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/** The limit of a call's network that the shell applies by itself. Account limits come on top of it. */
export const limitOf = (method: string, path: string): LimitName => {
  const pathname = withoutSlashes(path);
  // An address of everything there is takes as long as a page.
  if (/^\/sitemaps?[./]/.test(pathname)) return "page";
  if (!pathname.startsWith("/api/")) return "file";
  if (ASKED.has(pathname)) return "ask";
  // Drawing a list takes a second of work, an archive reads every deck.
  if (/^\/api\/(?:decks\/export|(?:shared-)?decks\/[^/]+\/image)$/.test(pathname)) return "ask";
  // So does drawing the picture of a title that nobody asked for yet.
  if (pathname.startsWith("/api/social-images/")) return "ask";
  // Whoever has no account has lists measured as often as questions are asked.
  if (pathname === "/api/measure-list") return "ask";
  if (pathname === "/api/page-events") return "pageEvents";
  return method === "GET" || method === "HEAD" ? "read" : "change";
};
