import type { ServerPack, ServerPackSize } from "@spellwright/contract";
import { CircleCheck, Clock, X } from "lucide-react";
import { useState } from "react";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Dialog, LinkButton } from "../../../ui/index.ts";
import { OrderDialog, priceText } from "../../billing/index.ts";
import { useLinkStatus } from "../hooks/use-guild-queries.ts";
import { usePackPurchase } from "../hooks/use-pack-purchase.ts";
import styles from "./packs.module.css";

const ICONS = { captured: CircleCheck, pending: Clock, failed: X } as const;
const TONES = {
  captured: styles.captured,
  used: styles.used,
  pending: styles.pending,
  failed: styles.failed,
} as const;

interface PacksProps {
  guildId: string;
  packs: readonly ServerPack[];
  /** Questions left in all of them. */
  remaining: number;
}

/** What a server's packs cost, those it has, and the way to one more (BOT-04, BOT-08). */
export function Packs({ guildId, packs, remaining }: PacksProps) {
  usePartTexts("payments");
  const { t, language } = useText();
  const { data: link } = useLinkStatus();
  const purchase = usePackPurchase(guildId, packs);
  const { busy, begun } = purchase;
  const [ordered, setOrdered] = useState<ServerPackSize | null>(null);
  const offers = link?.packs ?? [];
  const offer = offers.find(({ pack_size }) => pack_size === ordered);
  return (
    <section id="packs">
      <h2>{t("discord.packs.title")}</h2>
      {link !== undefined && offers.length === 0 && (
        <p className="small soft">{t("discord.packs.notSold")}</p>
      )}
      <div className={styles.offers}>
        {offers.map(({ pack_size: size, price_cents }) => {
          const price = priceText(price_cents, language);
          return (
            <Button
              key={size}
              wide
              className={styles.offer}
              busy={busy === `pack-${size}`}
              disabled={busy !== null && busy !== `pack-${size}`}
              aria-label={t("discord.packs.buyNamed", { count: size, price })}
              onClick={() => setOrdered(size)}
            >
              <span>{t("discord.packs.buy", { count: size })}</span>
              <span className={styles.price}>{price}</span>
            </Button>
          );
        })}
      </div>
      {offer !== undefined && (
        <OrderDialog
          item={t("payments.order.serverPack", {
            count: offer.pack_size,
            price: priceText(offer.price_cents, language),
          })}
          busy={busy === `pack-${ordered}`}
          onClose={() => setOrdered(null)}
          onOrder={() => {
            setOrdered(null);
            void purchase.buy(offer.pack_size);
          }}
        />
      )}
      {purchase.failure && (
        <Banner tone="danger" title={t("discord.packs.buyFailed")} onClose={purchase.clearFailure}>
          {purchase.failure}
        </Banner>
      )}
      <p className="small figures">{t("discord.packs.total", { count: remaining })}</p>
      <ul className={styles.packs}>
        {packs.map((pack) => (
          <PackLine
            key={pack.order_id}
            pack={pack}
            onFinish={() => purchase.resume(pack.order_id)}
          />
        ))}
      </ul>
      {begun !== null && (
        <Dialog
          open
          onClose={purchase.later}
          title={t("discord.packs.confirmTitle")}
          width="27rem"
          actions={
            <>
              <Button variant="quiet" onClick={purchase.later}>
                {t("discord.packs.later")}
              </Button>
              <Button
                variant="primary"
                busy={busy === "capture"}
                onClick={() => void purchase.capture(begun.orderId)}
              >
                {t("discord.packs.approved")}
              </Button>
            </>
          }
        >
          <div className="dialog-body">
            <p className="soft small">
              {t(
                begun.approvalUrl === null
                  ? "discord.packs.resumeText"
                  : "discord.packs.confirmText",
              )}
            </p>
            {begun.approvalUrl !== null && (
              <p className="small">
                <a href={begun.approvalUrl} target="_blank" rel="noreferrer">
                  {t("discord.packs.reopen")}
                </a>
              </p>
            )}
            {purchase.failure && (
              <Banner tone="danger" title={t("discord.packs.buyFailed")}>
                {purchase.failure}
              </Banner>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}

function PackLine({ pack, onFinish }: { pack: ServerPack; onFinish: () => void }) {
  const { t } = useText();
  const { status, remaining_zaps: left, pack_size: size } = pack;
  const Icon = ICONS[status];
  const state = status === "captured" && left === 0 ? "used" : status;
  return (
    <li className="small">
      <Icon className={`icon icon-small ${TONES[state]}`} />
      <b>{t("discord.packs.name", { count: size })}</b>
      <span className="grow soft figures">
        {status === "captured"
          ? t("discord.packs.left", { count: left })
          : t(`discord.packs.${status}Text`)}
      </span>
      {status === "pending" ? (
        <LinkButton onClick={onFinish}>{t("discord.packs.confirm")}</LinkButton>
      ) : (
        <span className={TONES[state]}>{t(`discord.packs.${state}`)}</span>
      )}
    </li>
  );
}
