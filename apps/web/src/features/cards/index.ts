export { namedCard, useNamedCard } from "./api/card-calls.ts";
export { CardLink } from "./components/card-link.tsx";
export { CardPreviews } from "./components/card-previews.tsx";
export { CardSheet } from "./components/lazy-card-sheet.ts";
export { previewAttributes } from "./model/preview-attributes.ts";
export { CardPage } from "./pages.ts";
