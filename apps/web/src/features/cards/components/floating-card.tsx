import type { DeckCardFacts } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ArrowRight } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { CardPicture } from "../../../ui/card-picture.tsx";
import { useNamedCard } from "../api/card-calls.ts";
import type { ShownPreview } from "../hooks/use-card-preview.ts";
import styles from "./floating-card.module.css";

interface FloatingCardProps {
  preview: ShownPreview;
  /** Undefined where it is to be asked for. */
  known: DeckCardFacts | undefined;
  surface: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** The card beside its name. Shown by touch it takes the focus and leads to the card's page. */
export function FloatingCard({ preview, known, surface, onLeave }: FloatingCardProps) {
  const { t, language } = useText();
  const { name, place, stays } = preview;
  const { data } = useNamedCard(name, known === undefined);
  const card = known ?? data ?? { name, color_identity: [] };
  useEffect(() => {
    if (stays) surface.current?.focus({ preventScroll: true });
  }, [stays, surface]);
  return (
    <section
      ref={surface}
      className={stays ? `${styles.preview} ${styles.stays}` : styles.preview}
      data-part="preview"
      style={place}
      {...(stays
        ? { role: "dialog", "aria-label": name, tabIndex: -1 }
        : { "aria-hidden": true as const })}
    >
      <CardPicture card={card} size="normal" grows className={styles.picture} />
      {stays && (
        <Link className={styles.page} to={pagePath(language, "card", card.name)} onClick={onLeave}>
          {t("cards.open")}
          <ArrowRight className="icon icon-small" />
        </Link>
      )}
    </section>
  );
}
