import { ListChecks } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog, Skeleton } from "../../../../ui/index.ts";

const AnalysisSuggestions = lazyPart(
  withTexts("bracketPage", () => import("./analysis-suggestions.tsx")),
  "AnalysisSuggestions",
);

interface SuggestionsButtonProps {
  deckName: string;
  /** Where the newest analysis of the deck stands. */
  discussionId: string;
}

/** Opens what the newest analysis of a deck suggests (ANA-04). Its code comes with the dialog. */
export function SuggestionsButton({ deckName, discussionId }: SuggestionsButtonProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListChecks className="icon" />
        {t("forgeChat.suggestions.open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("forgeChat.suggestions.title", { name: deckName })}
        width="50rem"
        isForm={false}
      >
        <Suspense
          fallback={
            <Skeleton label={t("forgeChat.suggestions.loading")} widths={["60%", "90%", "70%"]} />
          }
        >
          <AnalysisSuggestions discussionId={discussionId} />
        </Suspense>
      </Dialog>
    </>
  );
}
