import { pageOf } from "@spellwright/locales";
import { useShownPage } from "@spellwright/router";
import { useEffect } from "react";
import { FailureBoundary } from "./failure-boundary.tsx";
import { FailedPage } from "./pages/failed-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { reloadForNewer } from "./reload-for-newer.ts";
import { ROUTES } from "./routes.ts";

/** The page that the address names, or what says why it is not there. */
export function ShownPage() {
  const { location, failure } = useShownPage();
  useEffect(() => reloadForNewer(failure, () => window.location.reload()), [failure]);
  if (failure !== undefined) return <FailedPage error={failure} />;
  return (
    <FailureBoundary visit={location.key}>
      <PageAt pathname={location.pathname} />
    </FailureBoundary>
  );
}

function PageAt({ pathname }: { pathname: string }) {
  const { page, subject } = pageOf(pathname);
  if (page === "notFound") return <NotFoundPage />;
  const { page: Page, isNewForEach = false } = ROUTES[page];
  return <Page key={isNewForEach ? subject : undefined} />;
}
