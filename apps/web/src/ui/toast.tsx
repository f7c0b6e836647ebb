import { CircleAlert, CircleCheck } from "lucide-react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useText } from "../lib/text.tsx";

/** HEAD-06, in milliseconds. */
export const TOAST_MS = { plain: 3000, success: 5000, action: 6000, copy: 2000 } as const;

interface ToastAction {
  label: string;
  onClick: () => void;
}

const show = (kind: "success" | "error", text: string, duration: number, action?: ToastAction) =>
  sonner[kind](text, { duration, ...(action === undefined ? {} : { action }) });

/** Short messages at the edge of the screen; durations are HEAD-06. */
export const toast = {
  /** Something happened that needs no answer: 3 s, 6 s with an action. */
  done: (text: string, action?: ToastAction) =>
    show("success", text, action === undefined ? TOAST_MS.plain : TOAST_MS.action, action),
  /** A step of one's account succeeded: 5 s. */
  success: (text: string) => show("success", text, TOAST_MS.success),
  /** Copied to the clipboard: 2 s. */
  copied: (text: string) => show("success", text, TOAST_MS.copy),
  failed: (text: string, action?: ToastAction) =>
    show("error", text, action === undefined ? TOAST_MS.plain : TOAST_MS.action, action),
};

/** Bottom right, bottom centre on a phone; pauses on hover and focus. */
export function Toaster() {
  const { t } = useText();
  return (
    <Sonner
      position={
        window.matchMedia("(max-width: 47.99rem)").matches ? "bottom-center" : "bottom-right"
      }
      containerAriaLabel={t("shell.notifications")}
      icons={{
        success: <CircleCheck className="ic" />,
        error: <CircleAlert className="ic ic-danger" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: "toast", title: "toast-title", actionButton: "btn btn-q btn-s" },
      }}
    />
  );
}
