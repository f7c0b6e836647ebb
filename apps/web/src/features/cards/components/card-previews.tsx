import type { DeckCardFacts } from "@spellwright/contract";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useCardPreview } from "../hooks/use-card-preview.ts";
import styles from "./card-previews.module.css";

const FloatingCard = lazyPart(() => import("./floating-card.tsx"), "FloatingCard");

interface CardPreviewsProps {
  /** Cards that need not be asked for, by the name that their elements carry. */
  known?: ReadonlyMap<string, DeckCardFacts>;
  children: ReactNode;
}

/**
 * Shows the whole card beside a name marked by `previewAttributes`: where a mouse rests, where the keyboard is,
 * or by tap. For the eye: what is marked leads to the card's page or pop-up, which says it all.
 */
export function CardPreviews({ known, children }: CardPreviewsProps) {
  const { shown, surface, hide, handlers } = useCardPreview();
  return (
    <div className={styles.around} {...handlers}>
      {children}
      {shown !== null && (
        <Suspense>
          <FloatingCard
            preview={shown}
            known={known?.get(shown.name)}
            surface={surface}
            onLeave={hide}
          />
        </Suspense>
      )}
    </div>
  );
}
