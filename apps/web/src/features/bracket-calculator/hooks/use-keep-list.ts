import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { keepListDraft, leaveListDraft } from "../../deck-import/index.ts";

/** Makes a deck of a list: whoever has no account gets one first, and the list waits for it, also in another tab. */
export const useKeepList = (text: string) => {
  const { language } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const navigate = useNavigate();
  const importing = `${pagePath(language, "forge")}?import=list`;
  const importIt = () => {
    keepListDraft(text);
    void navigate({ to: importing });
  };
  return user === null
    ? ({
        label: "bracketPage.calculator.keepFree",
        keep: () => {
          leaveListDraft(text);
          prompt.open({ mode: "signUp", comeBackTo: importing, onSuccess: importIt });
        },
      } as const)
    : ({ label: "bracketPage.calculator.keep", keep: importIt } as const);
};
