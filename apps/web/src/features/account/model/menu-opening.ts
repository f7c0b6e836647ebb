import { createOpening } from "../../../lib/opening.ts";

/** The drawer of small screens: the avatar and the floating button open it (HEAD-02, HEAD-04). */
export const menuDrawer = createOpening<true>();
