import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../lib/text.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

/** A password with a button that shows it (AUTH-02). */
export function PasswordField(props: Omit<FieldProps, "type" | "trailing">) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? t("auth.hidePassword") : t("auth.showPassword")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" />
        </IconButton>
      }
    />
  );
}
