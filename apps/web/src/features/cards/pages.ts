import { lazyRouteComponent } from "@tanstack/react-router";

/** One card with all that is known of it; readable without an account (CARD-01). */
export const CardPage = lazyRouteComponent(() => import("./components/card-page.tsx"), "CardPage");
