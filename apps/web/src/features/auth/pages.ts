import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** Where the links of mails arrive: nothing happens before its button is pressed (AUTH-07). */
export const ConfirmPage = lazyPage(
  withTexts("later", () => import("./components/confirm-page.tsx")),
  "ConfirmPage",
);
