import type { Catalogue } from "../catalogue.ts";
import type { auth as reference } from "../fr/auth.ts";

export const auth = {} satisfies Catalogue<typeof reference>;
