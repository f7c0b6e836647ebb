import type { Catalogue } from "../catalogue.ts";
import type { shell as reference } from "../fr/shell.ts";

export const shell = {} satisfies Catalogue<typeof reference>;
