// What is loaded later, all of it together with the frame that nobody sees at first: it is there when the
// network is gone.
export { signOutAfterConfirmation } from "./confirm-sign-out.ts";
export { fallbackAnswer } from "./fallback-answer.ts";
export { queueAfterWaiting } from "./queue-edits.ts";
export { undoWaitingEdit } from "./undo-edit.ts";
export { withEdits } from "./with-edits.ts";
