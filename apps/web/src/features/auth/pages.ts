import { withTexts } from "../../lib/part-texts.ts";
import { lazyPage } from "../../lib/router/index.ts";

/** Where the links of mails arrive: nothing happens before its button is pressed (AUTH-07). */
export const ConfirmPage = lazyPage(
  withTexts("later", () => import("./components/confirm-page.tsx")),
  "ConfirmPage",
);
