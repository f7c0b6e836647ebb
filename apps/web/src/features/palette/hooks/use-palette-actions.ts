import type { PageName, PlainKey } from "@spellwright/locales";
import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { startNewDiscussion } from "../../../lib/page/chat-frame.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { openChangelog } from "../../changelog/index.ts";
import { openShortcuts } from "../../shortcuts/index.ts";

/** Something that the palette does. */
export interface PaletteAction {
  readonly label: string;
  readonly run: () => void;
}

/** What can be done from anywhere: places to go, and what opens over the page. */
export const usePaletteActions = (): readonly PaletteAction[] => {
  const { t, language } = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const prompt = useSignInPrompt();
  const go = (label: PlainKey, page: Exclude<PageName, "notFound">): PaletteAction => ({
    label: t(label),
    run: () => void navigate({ to: pagePath(language, page) }),
  });
  return [
    {
      label: t("shell.newDiscussion"),
      run: () => {
        startNewDiscussion();
        void navigate({ to: pagePath(language, "oracle") });
      },
    },
    go("shell.forge", "forge"),
    go("shell.rules", "rules"),
    go("pages.cards.title", "cards"),
    go("shell.table", "table"),
    go("pages.bracket.title", "bracket"),
    go("search.palette.glossary", "glossary"),
    ...(user === null
      ? [{ label: t("shell.signIn"), run: () => prompt.open() }]
      : [go("pages.settings.title", "settings")]),
    { label: t("shortcuts.title"), run: openShortcuts },
    { label: t("search.palette.news"), run: () => openChangelog() },
  ];
};
