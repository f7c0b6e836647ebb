import { TextQuote } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button } from "../../../../ui/index.ts";
import { useSelectedPassage } from "../../hooks/use-selected-passage.ts";
import styles from "./quote-button.module.css";

/** Stands under a passage that is selected in an answer, and takes it into the composer. */
export function QuoteButton({ onQuote }: { onQuote: (passage: string) => void }) {
  const { t } = useText();
  const { passage, place, quote } = useSelectedPassage(onQuote);
  if (passage === null) return null;
  return (
    <div className={styles.place} style={place}>
      <Button
        small
        variant="primary"
        className="button-tall"
        // Pressing must not take the selection away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={quote}
      >
        <TextQuote className="icon" />
        {t("conversation.quote.button")}
      </Button>
    </div>
  );
}
