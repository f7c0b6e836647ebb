/** Cards, rules and settled questions: open to anybody. */
export const KNOWLEDGE_ROWS = {
  "cards.search": { access: "open", query: "?q=light" },
  "cards.browse": { access: "open", query: "?q=t:elf" },
  "cards.named": { access: "open", query: "?name=Lightning%20Bolt" },
  // No card service is asked here, and only that one knows printings.
  "cards.printing": { access: "open", query: "?name=Lightning%20Bolt&set=lea", status: 404 },
  "cards.page": { access: "open", params: () => ({ name: "Lightning Bolt" }) },
  cardImage: { access: "open", params: () => ({ id: "unknown" }), status: 404 },

  "dataPack.read": { access: "open" },
  dataPackChunk: { access: "open", params: () => ({ sha256: "0".repeat(64) }), status: 404 },

  "rules.search": { access: "open", query: "?q=trample" },
  "rules.contents": { access: "open" },
  "rules.chapter": { access: "open", params: () => ({ number: "702" }) },
  "rules.glossary": { access: "open" },
  "rules.term": { access: "open", params: () => ({ term: "no such term" }), status: 404 },
  "rules.editions": { access: "open" },
  "rules.diff": { access: "open", params: () => ({ from: "a", to: "b" }), status: 404 },
  "rules.keywords": { access: "open" },
  "questions.list": { access: "open", query: "?q=trample" },
  "questions.chapters": { access: "open" },
  "questions.explain": { access: "open", query: "?text=ward" },
  "questions.read": { access: "open", params: () => ({ slug: "no-such-question" }), status: 404 },
  "rules.read": { access: "open", params: () => ({ number: "702.19b" }) },
} as const;
