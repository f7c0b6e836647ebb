import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { goToDiscord } from "../api/discord.ts";
import orLine from "./or-line.module.css";

interface DiscordButtonProps {
  onFailure: (sentence: string | null) => void;
  /** Somebody was signed in already (AUTH-06). */
  /** Says whether the session holds. */
  onSignedIn: () => Promise<boolean>;
}

/** Sign-in with Discord, where the server offers it. */
export function DiscordButton({ onFailure, onSignedIn }: DiscordButtonProps) {
  const { t, language } = useText();
  const { data } = useQuery(api.status.queryOptions());
  const [busy, setBusy] = useState(false);
  if (data?.discord_sign_in !== true) return null;
  const go = async () => {
    setBusy(true);
    onFailure(null);
    try {
      const { pathname, search } = window.location;
      // On the way to Discord the button stays busy: the page is about to go.
      if (!(await goToDiscord(`${pathname}${search}`))) return;
      if (!(await onSignedIn())) onFailure(t("errors.SESSION_EXPIRED"));
    } catch (error) {
      onFailure(errorSentence(error, language));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="discord" wide busy={busy} onClick={() => void go()}>
        <MessagesSquare className="icon" />
        {t(busy ? "auth.discord.busy" : "auth.discord.continue")}
      </Button>
      <div className={orLine.or}>{t("auth.or")}</div>
    </>
  );
}
