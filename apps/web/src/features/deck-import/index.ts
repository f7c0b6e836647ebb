export { DeckImport } from "./components/lazy-import.tsx";
export { ListField } from "./components/list-field.tsx";
export { keepListDraft, leaveListDraft, readListDraft } from "./model/list-draft.ts";
