import { lazyPage } from "../../lib/router/index.ts";

/** Where the links of mails arrive: nothing happens before its button is pressed (AUTH-07). */
export const ConfirmPage = lazyPage(() => import("./components/confirm-page.tsx"), "ConfirmPage");
