import { languageOfPath } from "@spellwright/locales";
import { useLocation } from "@spellwright/router";
import { SignInPromptProvider } from "../features/auth/index.ts";
import { storedLanguage } from "../lib/text/page-language.ts";
import { TextProvider } from "../lib/text/text.tsx";
import { Toaster, TooltipLayer } from "../ui/index.ts";
import { DocumentHead } from "./document-head.tsx";
import { Shell } from "./shell/shell.tsx";
import { ShownPage } from "./shown-page.tsx";

/** What every page stands in: texts, dialogs, messages. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <TextProvider language={languageOfPath(pathname) ?? storedLanguage()}>
      <SignInPromptProvider>
        {/* The server writes the head of its file itself. */}
        {!import.meta.env.SSR && <DocumentHead pathname={pathname} />}
        <Shell>
          <ShownPage />
        </Shell>
        <Toaster />
        <TooltipLayer />
      </SignInPromptProvider>
    </TextProvider>
  );
}
