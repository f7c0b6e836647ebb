import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../lib/text/text.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

/** A password with a button that shows it (AUTH-02). Shown, it is still no text to be sent to a spelling service. */
export function PasswordField(props: Omit<FieldProps, "type" | "trailing">) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={shown ? t("auth.hidePassword") : t("auth.showPassword")}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" />
        </IconButton>
      }
    />
  );
}
