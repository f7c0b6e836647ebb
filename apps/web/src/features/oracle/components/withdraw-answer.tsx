import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, toast } from "../../../ui/index.ts";

/** Takes the page of an answer back, for whoever asked and for the owner of the server: asks first. */
export function WithdrawAnswer({ id }: { id: string }) {
  const { t } = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useSingleAction();
  const withdraw = async () => {
    await run("withdraw", async () => {
      await client.discord.withdrawAnswer({ id });
      toast.done(t("discord.answer.withdrawn"));
      await queries.resetQueries({ queryKey: api.discord.answer.key() });
    });
    setAsking(false);
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 className="icon icon-small" />
        {t("discord.answer.withdraw")}
      </Button>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discord.answer.withdrawTitle")}
        message={t("discord.answer.withdrawText")}
        action={t("discord.answer.withdraw")}
        busy={busy !== null}
        onConfirm={() => void withdraw()}
      />
    </div>
  );
}
