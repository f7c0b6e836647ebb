import type { DeckLine } from "@spellwright/contract";
import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { hasPicture } from "../../model/has-picture.ts";
import { previewPlace } from "../../model/preview-place.ts";
import styles from "./hover-preview.module.css";

interface Shown {
  readonly line: DeckLine;
  readonly left: number;
  readonly top: number;
}

interface HoverPreviewProps {
  lines: readonly DeckLine[];
  /** Elements that carry the id of a line as `data-line`; the card floats beside their `data-line-name`. */
  children: ReactNode;
}

/**
 * Where a mouse rests on a line, its whole card floats beside it. Only for the eye: the pop-up of the
 * card says it all, by keyboard and touch too.
 */
export function HoverPreview({ lines, children }: HoverPreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = shown !== null;
  useEffect(() => {
    if (!open) return;
    const hide = () => setShown(null);
    window.addEventListener("scroll", hide, { passive: true, capture: true });
    return () => window.removeEventListener("scroll", hide, { capture: true });
  }, [open]);
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("[data-line]");
    const line = lines.find(({ id }) => id === row?.dataset.line);
    if (row === null || line === undefined || !hasPicture(line)) setShown(null);
    else if (line.id !== shown?.line.id) {
      const name = row.querySelector("[data-line-name]") ?? row;
      const size = { width: window.innerWidth, height: window.innerHeight };
      setShown({ line, ...previewPlace(name.getBoundingClientRect(), size) });
    }
  };
  return (
    <div onPointerOver={follow} onPointerLeave={() => setShown(null)}>
      {children}
      {shown?.line.card != null && (
        <span
          className={styles.preview}
          data-part="preview"
          style={{ left: shown.left, top: shown.top }}
        >
          <CardPicture card={shown.line.card} size="normal" className={styles.picture} />
        </span>
      )}
    </div>
  );
}
