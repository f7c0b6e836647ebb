import { lazyRouteComponent } from "@tanstack/react-router";

/** Where the links of mails arrive: nothing happens before its button is pressed (AUTH-07). */
export const ConfirmPage = lazyRouteComponent(
  () => import("./components/confirm-page.tsx"),
  "ConfirmPage",
);
