import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, Dialog, toast } from "../../../ui/index.ts";

interface RemoveBotProps {
  guildId: string;
  name: string;
  onRemoved: () => void;
}

/** The way out: asks first, and says what is left to do in Discord (BOT-09). */
export function RemoveBot({ guildId, name, onRemoved }: RemoveBotProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [byHand, setByHand] = useState(false);
  const { busy, failure, run } = useSingleAction();
  const gone = async () => {
    await queries.invalidateQueries({ queryKey: api.discord.guilds.list.key() });
    onRemoved();
  };
  const remove = async () => {
    await run("remove", async () => {
      const { left } = await client.discord.guilds.remove({ id: guildId });
      if (!left) return setByHand(true);
      toast.done(t("discord.remove.done"));
      await gone();
    });
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 className="icon icon-small" />
        {t("discord.remove.action")}
      </Button>
      {failure && (
        <Banner tone="danger" title={t("discord.remove.failed")}>
          {failure}
        </Banner>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discord.remove.title", { name })}
        message={t("discord.remove.text")}
        action={t("discord.remove.confirm")}
        busy={busy !== null}
        onConfirm={() => void remove()}
      />
      <Dialog
        open={byHand}
        onClose={() => void gone()}
        title={t("discord.remove.confirm")}
        width="27rem"
      >
        <p className="dialog-body soft small">{t("discord.remove.byHand")}</p>
      </Dialog>
    </>
  );
}
