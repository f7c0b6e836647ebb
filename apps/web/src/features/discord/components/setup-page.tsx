import { pagePath } from "@spellwright/locales";
import { Link, useNavigate } from "@spellwright/router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { visit } from "../../../lib/page/visit.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { useGuildChannels, useGuilds, useLinkStatus } from "../hooks/use-guild-queries.ts";
import { shortId } from "../model/guild-names.ts";
import { ConnectBanner } from "./connect-banner.tsx";
import { RemoveBot } from "./remove-bot.tsx";
import cardStyles from "./server-card.module.css";
import { ServerLine } from "./server-line.tsx";
import { ServerMark } from "./server-mark.tsx";
import styles from "./server-panel.module.css";
import { ServerPanel } from "./server-panel.tsx";
import { WithoutBot } from "./without-bot.tsx";

const ANCHORS = ["packs", "channels", "stats", "info"] as const;

/** `/discord/{guildId}/setup`: the settings of one server, as a page (BOT-04). */
export function SetupPage() {
  usePartTexts("discord");
  const { t, language } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const guildId = useAddressSubject();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <p className="small">
        <Link className={styles.back} to={pagePath(language, "discord")}>
          <ArrowLeft className="icon icon-small" />
          {t("discord.back")}
        </Link>
      </p>
      {user === null ? (
        <>
          <h1>{t("discord.server", { id: shortId(guildId) })}</h1>
          <p className="soft">{t("discord.signedOutText")}</p>
          <Button variant="primary" onClick={() => prompt.open()}>
            {t("shell.signIn")}
          </Button>
        </>
      ) : (
        <Setup guildId={guildId} />
      )}
    </main>
  );
}

function Setup({ guildId }: { guildId: string }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { data: link } = useLinkStatus();
  const { data, isFetching } = useGuilds(link?.available === true && link.linked);
  const queries = useQueryClient();
  const guild = data?.guilds.find(({ guild_id }) => guild_id === guildId);
  const isOthers = data !== undefined && guild === undefined;
  const name = guild?.name || t("discord.server", { id: shortId(guildId) });
  if (link?.available === false) return <WithoutBot />;
  if (link?.linked === false)
    return (
      <div className={styles.dialog}>
        <h1>{name}</h1>
        <ConnectBanner oauth={link.oauth} />
      </div>
    );
  return (
    <div className={styles.dialog}>
      <div className="row between wrap">
        <div className={cardStyles.head}>
          {!isOthers && <ServerMark name={name} iconUrl={guild?.icon_url ?? null} />}
          <div className={cardStyles.title}>
            <h1>{name}</h1>
            {!isOthers && <ServerLine id={guildId} since={guild?.present_since} />}
          </div>
        </div>
        {guild !== undefined && (
          <div className={`row wrap ${styles.actions}`}>
            <Button
              busy={isFetching}
              onClick={() => void queries.invalidateQueries({ queryKey: api.discord.guilds.key() })}
            >
              {!isFetching && <RefreshCw className="icon icon-small" />}
              {t("discord.refresh")}
            </Button>
            <RemoveBot
              guildId={guildId}
              name={name}
              onRemoved={() => void navigate({ to: pagePath(language, "discord") })}
            />
          </div>
        )}
      </div>
      <Anchors guildId={guildId} />
      <ReturnedOrder guildId={guildId} />
      <ServerPanel guildId={guildId} />
    </div>
  );
}

/** Ways to the parts of the page, once they are there: a server that is not one's own has none. */
function Anchors({ guildId }: { guildId: string }) {
  const { t } = useText();
  const { data } = useGuildChannels(guildId);
  if (data === undefined) return null;
  return (
    <nav className={styles.anchors} aria-label={t("discord.anchors.label")}>
      {ANCHORS.map((anchor) => (
        <a key={anchor} href={`#${anchor}`}>
          {t(`discord.anchors.${anchor}`)}
        </a>
      ))}
    </nav>
  );
}

/** The provider's window comes back here: the pack is taken, and the window may be closed (BOT-08). */
function ReturnedOrder({ guildId }: { guildId: string }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const [orderId] = useState(() => visit().url.searchParams.get("order"));
  const { data, error } = useQuery({
    queryKey: ["pack", orderId],
    queryFn: () => client.discord.packs.capture({ id: guildId, order_id: orderId ?? "" }),
    enabled: orderId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data !== undefined) void queries.invalidateQueries({ queryKey: api.discord.key() });
  }, [data, queries]);
  if (orderId === null) return null;
  if (error !== null) return <Banner tone="danger">{errorSentence(error, language)}</Banner>;
  if (data === undefined)
    return <Skeleton label={t("discord.packs.confirmTitle")} widths={["60%"]} />;
  return (
    <Banner tone="ok">
      {data.status === "done"
        ? t("discord.packs.done", { count: data.pack_size })
        : t("discord.packs.donePending")}{" "}
      {t("discord.packs.windowDone")}
    </Banner>
  );
}
