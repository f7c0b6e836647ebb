import type { Catalogue } from "../catalogue.ts";
import type { oracle as reference } from "../fr/oracle.ts";

export const oracle = {} satisfies Catalogue<typeof reference>;
