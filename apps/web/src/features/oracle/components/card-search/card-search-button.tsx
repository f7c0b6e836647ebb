import type { CardSummary } from "@spellwright/contract";
import { GalleryVerticalEnd } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton, Overlay } from "../../../../ui/index.ts";

const CardSearchDialog = lazyPart(
  withTexts("later", () => import("./card-search-dialog.tsx")),
  "CardSearchDialog",
);

/** Opens the card search (ORA-10). The chosen cards stay until they are inserted. */
export function CardSearchButton({ onInsert }: { onInsert: (cards: CardSummary[]) => void }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly CardSummary[]>([]);
  return (
    <>
      <IconButton
        label={t("conversation.cards.open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <GalleryVerticalEnd className="icon" />
      </IconButton>
      <Overlay open={open} onClose={() => setOpen(false)}>
        <CardSearchDialog
          open={open}
          onClose={() => setOpen(false)}
          chosen={chosen}
          onChosen={setChosen}
          onInsert={() => {
            setOpen(false);
            onInsert([...chosen]);
            setChosen([]);
          }}
        />
      </Overlay>
    </>
  );
}
