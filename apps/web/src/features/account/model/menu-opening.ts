import { createOpening } from "../../../lib/page/opening.ts";

/** The drawer of small screens: the avatar or a visitor’s button opens it (HEAD-02, HEAD-04). */
export const menuDrawer = createOpening<true>();
