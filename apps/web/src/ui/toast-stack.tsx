import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import "sonner/dist/styles.css";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useMediaQuery } from "../lib/page/use-media-query.ts";
import { useText } from "../lib/text/text.tsx";
import { onToast, takeToasts } from "./toast.ts";
import { useClearance } from "./use-clearance.ts";

/** From the edges of the screen, or from what it must not cover. */
const OFFSET_PX = { wide: 24, phone: 16 } as const;

const showWaiting = () => {
  for (const { kind, text, duration, action, onGone } of takeToasts())
    sonner[kind](text, {
      duration,
      ...(action === undefined ? {} : { action }),
      ...(onGone === undefined ? {} : { onAutoClose: onGone, onDismiss: onGone }),
    });
};

/** Bottom right, bottom centre on a phone, never over Send and Stop. Pauses on hover and focus. */
export function ToastStack() {
  const { t } = useText();
  const phone = useMediaQuery("(max-width: 47.99rem)");
  const clearance = useClearance();
  useEffect(() => {
    showWaiting();
    return onToast(showWaiting);
  }, []);
  // Beside the page: an open dialog hides that from readers of the screen, and messages are said all the same.
  return createPortal(
    <Sonner
      position={phone ? "bottom-center" : "bottom-right"}
      offset={{ bottom: clearance + OFFSET_PX.wide, right: OFFSET_PX.wide }}
      mobileOffset={{
        bottom: clearance + OFFSET_PX.phone,
        left: OFFSET_PX.phone,
        right: OFFSET_PX.phone,
      }}
      containerAriaLabel={t("shell.notifications")}
      icons={{
        success: <CircleCheck className="icon" />,
        error: <CircleAlert className="icon icon-danger" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: "toast",
          title: "grow",
          actionButton: "button button-quiet button-small",
        },
      }}
    />,
    document.body,
  );
}
