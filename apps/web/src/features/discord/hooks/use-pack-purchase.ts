import type { ServerPack, ServerPackSize } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { AGREEMENT } from "../../billing/index.ts";

/** An order that waits for its buyer's word. */
interface BegunPack {
  readonly orderId: string;
  /** Null for an order of an earlier visit. */
  readonly approvalUrl: string | null;
}

/**
 * Buying a pack: the order, the provider's window, the buyer's word, the money (BOT-08). Where the provider
 * was faster than its buyer's word, the pack is told and nothing is asked any more.
 */
export const usePackPurchase = (guildId: string, packs: readonly ServerPack[]) => {
  const { t } = useText();
  const queries = useQueryClient();
  const [begun, setBegun] = useState<BegunPack | null>(null);
  const work = useSingleAction();
  const refresh = () => queries.invalidateQueries({ queryKey: api.discord.guilds.key() });

  const paid = packs.find(
    ({ order_id, status }) => order_id === begun?.orderId && status === "captured",
  );
  useEffect(() => {
    if (paid === undefined) return;
    setBegun(null);
    toast.success(t("discord.packs.done", { count: paid.pack_size }));
  }, [paid, t]);

  return {
    ...work,
    begun,
    later: () => setBegun(null),
    resume: (orderId: string) => setBegun({ orderId, approvalUrl: null }),
    buy: (size: ServerPackSize) => {
      // Opened by the click itself: a window that opens later is held back by the browser.
      const approval = window.open("", "_blank");
      return work.run(`pack-${size}`, async () => {
        try {
          const made = await client.discord.packs.order({
            id: guildId,
            pack_size: size,
            agreement: AGREEMENT,
          });
          setBegun({ orderId: made.order_id, approvalUrl: made.approval_url });
          if (approval !== null) {
            approval.opener = null;
            approval.location.replace(made.approval_url);
          }
        } catch (error) {
          approval?.close();
          throw error;
        }
        await refresh();
      });
    },
    capture: (orderId: string) =>
      work.run("capture", async () => {
        const { pack_size, status } = await client.discord.packs.capture({
          id: guildId,
          order_id: orderId,
        });
        setBegun(null);
        toast.success(
          status === "done"
            ? t("discord.packs.done", { count: pack_size })
            : t("discord.packs.donePending"),
        );
        await refresh();
      }),
  };
};
