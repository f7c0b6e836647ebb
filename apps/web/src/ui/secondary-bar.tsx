import { PanelLeft, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../lib/text.tsx";
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
    <div className="subbar mob">
      <Button variant="quiet" small className="btn-tall" onClick={onDiscussions}>
        <PanelLeft className="ic" />
        {t("shell.discussions")}
      </Button>
      <span className="grow" />
      {children}
      <Button variant="quiet" small className="btn-tall" onClick={onNew}>
        <Plus className="ic" />
        {t("shell.new")}
      </Button>
    </div>
  );
}
