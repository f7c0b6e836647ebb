import { ArrowUp, Square } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./send-button.module.css";

interface SendButtonProps {
  disabled: boolean;
  onSend: () => void;
  /** Set while the discussion is thinking: the button stops instead of sending. */
  onStop: (() => void) | null;
}

/** The button of a composer. */
export function SendButton({ disabled, onSend, onStop }: SendButtonProps) {
  const { t } = useText();
  const Icon = onStop === null ? ArrowUp : Square;
  return (
    <button
      type="button"
      className={styles.send}
      disabled={onStop === null && disabled}
      aria-label={t(onStop === null ? "oracle.composer.send" : "oracle.composer.stop")}
      onClick={onStop ?? onSend}
    >
      <Icon className="icon icon-large" />
    </button>
  );
}
