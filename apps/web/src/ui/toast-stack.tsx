import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useText } from "../lib/text.tsx";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { onToast, takeToasts } from "./toast.ts";

const showWaiting = () => {
  for (const { kind, text, duration, action, onGone } of takeToasts())
    sonner[kind](text, {
      duration,
      ...(action === undefined ? {} : { action }),
      ...(onGone === undefined ? {} : { onAutoClose: onGone, onDismiss: onGone }),
    });
};

/** Bottom right, bottom centre on a phone; pauses on hover and focus. */
export function ToastStack() {
  const { t } = useText();
  const phone = useMediaQuery("(max-width: 47.99rem)");
  useEffect(() => {
    showWaiting();
    return onToast(showWaiting);
  }, []);
  return (
    <Sonner
      position={phone ? "bottom-center" : "bottom-right"}
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
    />
  );
}
