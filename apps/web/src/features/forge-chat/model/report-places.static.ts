// Run when the pages are built (vite.config.ts): a report loads after the first screen, and so does this.
export { REPORT_PLACES } from "@spellwright/contract";
