import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { CSSProperties, ReactNode } from "react";
import { useText } from "../lib/text/text.tsx";
import { IconButton } from "./icon-button.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A small title: the content begins with a heading of its own. */
  quietTitle?: boolean;
  children: ReactNode;
  /** Actions on the right, the main one last. */
  actions?: ReactNode;
  /** Before the title, a way back for instance. */
  lead?: ReactNode;
  /** Beside the content on wide screens. */
  art?: ReactNode;
  /** A dialog that may not be closed has no close button and ignores Escape and clicks outside. */
  closable?: boolean;
  /** Greatest width, in CSS units. */
  width?: string;
  role?: "dialog" | "alertdialog";
  /** Id of what is read out with the title as it opens. */
  describedBy?: string | undefined;
  /** Default true: it begins at its first field. */
  isForm?: boolean;
  /** Opened by a key: it begins there on touch screens too. */
  byKey?: boolean;
}

/** A form begins at its first field; on touch screens that would raise the keyboard over it. */
const focusFirstField = (event: Event, byKey: boolean): void => {
  if (!(event.target instanceof HTMLElement)) return;
  if (!byKey && !window.matchMedia("(pointer: fine)").matches) return;
  const field = event.target.querySelector<HTMLElement>("input, textarea, select");
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

/** What `Dialog` shows: focus is trapped inside and returns where it was. */
export function DialogSurface({
  open,
  onClose,
  title,
  quietTitle = false,
  children,
  actions,
  lead,
  art,
  closable = true,
  width = "35rem",
  role = "dialog",
  describedBy,
  isForm = true,
  byKey = false,
}: DialogProps) {
  const { t } = useText();
  const { remember, giveBack } = useFocusReturn(open);
  useEscape(open, () => {
    if (closable) onClose();
  });
  useBackCloses(open && closable, onClose);
  const keepOpen = (event: Event) => {
    if (!closable) event.preventDefault();
  };
  const body = (
    <>
      <div className={quietTitle ? "dialog-head dialog-head-quiet" : "dialog-head"}>
        {lead}
        <RadixDialog.Title
          className={`grow dialog-title${quietTitle ? " dialog-title-quiet" : ""}`}
        >
          {title}
        </RadixDialog.Title>
        {closable && (
          <RadixDialog.Close asChild>
            <IconButton label={t("common.close")}>
              <X className="icon" />
            </IconButton>
          </RadixDialog.Close>
        )}
      </div>
      {children}
      {actions && <div className="dialog-foot">{actions}</div>}
    </>
  );
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim">
          <RadixDialog.Content
            role={role}
            className={
              art === undefined ? "dialog plate plate-marked" : "dialog plate dialog-with-art"
            }
            style={{ "--mw": width } as CSSProperties}
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => {
              remember();
              if (isForm) focusFirstField(event, byKey);
            }}
            onCloseAutoFocus={giveBack}
            onPointerDownOutside={keepOpen}
            onInteractOutside={keepOpen}
          >
            {art}
            <div>{body}</div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
