import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../lib/text/text.tsx";
import { IconButton } from "./icon-button.tsx";

const TONES = {
  info: { className: "banner", icon: Info },
  warn: { className: "banner banner-warning", icon: TriangleAlert },
  danger: { className: "banner banner-danger", icon: TriangleAlert },
  ok: { className: "banner banner-ok", icon: CircleCheck },
} as const;

interface BannerProps {
  tone: keyof typeof TONES;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Absent, it cannot be dismissed. */
  onClose?: () => void;
}

/** A message with a leading edge. A danger is announced at once (guide §8). */
export function Banner({ tone, icon, title, children, action, onClose }: BannerProps) {
  const { t } = useText();
  const Icon = TONES[tone].icon;
  return (
    <div className={TONES[tone].className} role={tone === "danger" ? "alert" : "status"}>
      {icon ?? <Icon className="icon" />}
      <p className="grow">
        {title && <b>{title} </b>}
        {children}
      </p>
      {action}
      {onClose && (
        <IconButton label={t("common.close")} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      )}
    </div>
  );
}
