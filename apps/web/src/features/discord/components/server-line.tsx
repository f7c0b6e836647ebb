import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";

interface ServerLineProps {
  /** Whole, or its beginning. */
  id: string;
  /** When the bot came. Undefined until it is known. */
  since: string | undefined;
}

/** The id of a server, and since when the bot is in it. */
export function ServerLine({ id, since }: ServerLineProps) {
  const { t, language } = useText();
  const server = t("discord.server", { id });
  const present = since && t("discord.presentSince", { day: fullDay(since, language) });
  return <p className="small muted figures">{present ? `${server} · ${present}` : server}</p>;
}
