import type { Catalogue } from "../catalogue.ts";
import type { emails as reference } from "../fr/emails.ts";

export const emails = {} satisfies Catalogue<typeof reference>;
