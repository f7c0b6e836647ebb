import { type ReactNode, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import styles from "./dashboard.module.css";

interface FirstOnesProps<Item> {
  items: readonly Item[];
  /** So many are shown at first: what stands below stays near. */
  most: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The beginning of a list, and all of it when asked for. */
export function TruncatedList<Item>({ items, most, children }: FirstOnesProps<Item>) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? items : items.slice(0, most))}
      {items.length > most && (
        <Button className={styles.rest} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("admin.showFirst") : t("admin.showAll", { total: items.length })}
        </Button>
      )}
    </>
  );
}
