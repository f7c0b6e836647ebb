/** Import directions of docs/architecture.md. A breach is an error of `npm run check`. */
const others = (...allowed) => `^packages/(?!(?:${allowed.join("|")})/)`;
const room = (name, ...allowed) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${allowed.join(", ") || "no other package"}`,
  severity: "error",
  from: { path: `^packages/${name}/src`, pathNot: "\\.test\\.ts$" },
  to: { path: others(name, ...allowed) },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    room("contract"),
    room("commands"),
    room("text", "contract"),
    room("router"),
    room("locales", "contract"),
    room("cards", "contract", "text"),
    room("card-text", "contract", "text"),
    room("zaps", "contract"),
    room("services", "contract", "text"),
    room("fakes", "contract"),
    room("rulebook", "contract", "text"),
    room("judge", "contract", "rulebook", "cards", "text"),
    room("table", "contract", "card-text", "judge", "text"),
    room("oracle", "contract", "judge", "rulebook", "cards", "text"),
    room("decks", "contract", "cards", "card-text", "text"),
    room("strategist", "contract", "card-text", "cards", "decks", "text"),
    {
      name: "packages-never-import-apps",
      severity: "error",
      from: { path: "^packages" },
      to: { path: "^apps" },
    },
    {
      name: "apps-never-import-each-other",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "web-has-no-server-rooms",
      comment:
        "The page knows the contract, its sentences, how words compare and how searches are read; all else answers over HTTP.",
      severity: "error",
      from: { path: "^apps/web/src", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^packages/(?!contract/|locales/|router/|text/|cards/src/query/index\\.ts$)" },
    },
    {
      name: "rooms-of-the-pages-know-no-feature",
      comment: "What all pages stand on imports no feature, no design system, no shell.",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/src/(?!lib/)" },
    },
    {
      name: "storage-imports-no-other-room",
      severity: "error",
      from: { path: "^apps/web/src/lib/storage/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/src/lib/(?!storage/)" },
    },
    {
      name: "bot-knows-no-rules",
      comment:
        "The bot asks the API for everything: it knows the calls, the sentences and languages.",
      severity: "error",
      from: { path: "^apps/bot/src", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^packages/(?!contract/|locales/|text/|fakes/)|node_modules/(?:drizzle-orm|pg)/",
      },
    },
    {
      name: "one-entry-per-package",
      severity: "error",
      from: { path: "^(?:apps|packages)/([^/]+)/" },
      to: {
        path: "^packages/([^/]+)/src/(?!index\\.ts$)",
        // The entry of searches alone, for the pages.
        pathNot: "^packages/$1/|^packages/cards/src/query/index\\.ts$",
      },
    },
    {
      name: "stories-and-measures-use-public-entries",
      severity: "error",
      from: { path: "^(?:bench|e2e)/" },
      to: {
        path: "^packages/[^/]+/src/(?!index\\.ts$)|^apps/[^/]+/src/features/[^/]+/(?!index\\.tsx?$)",
      },
    },
    {
      name: "features-meet-at-their-index",
      severity: "error",
      from: { path: "^apps/(api|web)/src/features/([^/]+)/" },
      to: {
        path: "^apps/(?:api|web)/src/features/[^/]+/(?!index\\.tsx?$)",
        pathNot: "^apps/$1/src/features/$2/",
      },
    },
    {
      name: "oracle-and-forge-stay-apart",
      comment: "What both wings need stands in features/answers.",
      severity: "error",
      from: { path: "^apps/api/src/features/(oracle|forge)/" },
      to: {
        path: "^apps/api/src/features/(?:oracle|forge)/",
        pathNot: "^apps/api/src/features/$1/",
      },
    },
    {
      name: "answers-know-no-wing",
      severity: "error",
      from: { path: "^apps/api/src/features/answers/" },
      to: { path: "^apps/api/src/features/(?:oracle|forge)/" },
    },
    {
      name: "queries-hold-all-the-sql",
      comment: "In features, only queries.ts and *-queries.ts talk to the database's tables.",
      severity: "error",
      from: {
        path: "^apps/api/src/features/",
        pathNot: "(?:^|/|-)queries\\.ts$|\\.test\\.ts$",
      },
      to: { path: "node_modules/drizzle-orm/" },
    },
    {
      name: "pure-packages-have-no-node",
      comment: "No file, network, process or database below services: they also run in a browser.",
      severity: "error",
      from: {
        path: "^packages/(?:contract|locales|router|text|cards|card-text|table|rulebook|decks|judge|oracle|strategist|zaps)/src",
        pathNot: "\\.test\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "fakes-stay-out-of-production",
      comment:
        "The sandboxes are fakes that people use, on their own machine only (decisions 015 and 023).",
      severity: "error",
      from: {
        path: "^apps/[^/]+/src",
        pathNot: "\\.test\\.tsx?$|^apps/(?:api/src/runtime/payment-sandbox|bot/src/sandbox)\\.ts$",
      },
      to: { path: "^packages/fakes" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(?:^|/)dist/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
