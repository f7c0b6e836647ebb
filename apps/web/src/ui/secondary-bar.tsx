import { PanelLeft, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../lib/text/text.tsx";
import { Button } from "./button.tsx";

interface SecondaryBarProps {
  onDiscussions: () => void;
  onNew: () => void;
  /** Between the two, sharing for instance. */
  children?: ReactNode;
}

/** Under the header on small screens: discussions, the page's own actions, new (HEAD-02). */
export function SecondaryBar({ onDiscussions, onNew, children }: SecondaryBarProps) {
  const { t } = useText();
  return (
    <div className="secondary-bar mobile-only">
      <Button variant="quiet" small className="button-tall" onClick={onDiscussions}>
        <PanelLeft className="icon" />
        {t("shell.discussions")}
      </Button>
      <span className="grow" />
      {children}
      <Button variant="quiet" small className="button-tall" onClick={onNew}>
        <Plus className="icon" />
        {t("shell.new")}
      </Button>
    </div>
  );
}
