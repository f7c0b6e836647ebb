import type { AccountSession } from "@spellwright/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton, toast } from "../../../ui/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { sessionFacts, sessionName } from "../model/session-name.ts";
import styles from "./sessions-section.module.css";
import { Section } from "./setting.tsx";

const ICONS = { computer: Laptop, phone: Smartphone, tablet: Tablet, program: SquareTerminal };

/** Where the account is open, and the ways to end it (AUTH-11). */
export function SessionsSection() {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { data, error } = useQuery(api.account.sessions.list.queryOptions());
  const { busy, failure, run } = useAction();
  const again = () => queries.invalidateQueries({ queryKey: api.account.sessions.list.key() });
  const end = async (id: string) => {
    if (await run(() => client.account.sessions.end({ id })))
      toast.done(t("settings.sessions.ended"));
    await again();
  };
  const endOthers = async () => {
    await run(async () => {
      const { ended } = await client.account.sessions.endOthers();
      toast.done(t("settings.sessions.endedOthers", { count: ended }));
    });
    await again();
  };
  const items = data?.items ?? [];
  const told = failure?.sentence ?? (error === null ? null : errorSentence(error, language));
  return (
    <Section title={t("settings.sessions.title")} lead={t("settings.sessions.lead")}>
      {told !== null && <Banner tone="danger">{told}</Banner>}
      {data === undefined && error === null && (
        <Skeleton widths={["100%", "100%"]} label={t("settings.loading")} />
      )}
      <ul className={styles.list}>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={end} />
        ))}
      </ul>
      {items.length === 1 && <p className="small muted">{t("settings.sessions.alone")}</p>}
      {items.length > 1 && (
        <Button variant="danger" busy={busy} onClick={() => void endOthers()}>
          {t("settings.sessions.endOthers")}
        </Button>
      )}
    </Section>
  );
}

interface SessionRowProps {
  session: AccountSession;
  busy: boolean;
  onEnd: (id: string) => Promise<void>;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, language } = useText();
  const Icon = ICONS[session.device];
  const name = sessionName(session, t);
  return (
    <li className={styles.session}>
      <Icon className={`icon ${styles.icon}`} aria-hidden="true" />
      <div className={`grow ${styles.facts}`}>
        <p>
          <b>{name}</b>{" "}
          {session.current && <span className="tag">{t("settings.sessions.current")}</span>}
        </p>
        <p className="small muted">
          {sessionFacts(session, fullDay(session.last_used_at, language), t)}
        </p>
      </div>
      {!session.current && (
        <Button
          aria-label={t("settings.sessions.endNamed", { name })}
          disabled={busy}
          onClick={() => void onEnd(session.id)}
        >
          {t("settings.sessions.end")}
        </Button>
      )}
    </li>
  );
}
