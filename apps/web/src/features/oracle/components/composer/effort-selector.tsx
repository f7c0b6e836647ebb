import { Gauge, Zap } from "lucide-react";
import { useState } from "react";
import { EFFORTS } from "../../../../lib/contract.static.ts";
import { useText } from "../../../../lib/text.tsx";
import { Dialog, Popover } from "../../../../ui/index.ts";
import { EFFORT_ZAPS } from "../../api/zap-check.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";

const isPhone = () => window.matchMedia("(max-width: 47.99rem)").matches;

function Choices({ setting }: { setting: EffortSetting }) {
  const { t } = useText();
  return (
    <div className="effort">
      {setting.remaining !== null && (
        <p className="small muted">{t("oracle.effort.remaining", { count: setting.remaining })}</p>
      )}
      {setting.localJudge && <p className="small effort-reason">{t("oracle.effort.localOnly")}</p>}
      <fieldset disabled={setting.localJudge}>
        <legend className="vh">{t("oracle.effort.title")}</legend>
        {EFFORTS.map((effort) => {
          const zaps = setting.localJudge ? 1 : EFFORT_ZAPS[effort];
          return (
            <label
              key={effort}
              className={effort === setting.effort ? "menu-i is-on effort-i" : "menu-i effort-i"}
            >
              <input
                type="radio"
                className="vh"
                name="effort"
                value={effort}
                checked={effort === setting.effort}
                onChange={() => setting.choose(effort)}
              />
              <span className="grow">
                <span className="row">
                  <b>{t(`oracle.effort.${effort}`)}</b>
                  {effort === "medium" && !setting.localJudge && (
                    <span className="tag">{t("oracle.effort.recommended")}</span>
                  )}
                </span>
                <span className="small muted effort-use">{t(`oracle.effort.${effort}Use`)}</span>
              </span>
              <span className="row effort-cost">
                <span className="vh">{t("oracle.effort.cost", { count: zaps })}</span>
                {Array.from({ length: zaps }, (_, zap) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: drawings of a count
                  <Zap className="ic ic-s" aria-hidden="true" key={zap} />
                ))}
              </span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The effort button and what it opens: a popover, a sheet on a phone (guide §8). */
export function EffortSelector({ setting }: { setting: EffortSetting }) {
  const { t } = useText();
  const [sheet, setSheet] = useState(false);
  const [popover, setPopover] = useState(false);
  const effort = t(`oracle.effort.${setting.effort}`);
  const title = t("oracle.effort.title");
  const trigger = (
    <button
      type="button"
      className="btn btn-q btn-s btn-tall"
      aria-label={t("oracle.effort.button", { effort, count: setting.cost })}
    >
      <Gauge className="ic" />
      <span className="effort-name">{effort}</span>
      <span className="row muted effort-figure">
        <Zap className="ic ic-s" />
        {setting.cost}
      </span>
    </button>
  );
  return (
    <>
      <Popover
        trigger={trigger}
        label={title}
        align="start"
        side="top"
        className="effort-pop"
        open={popover}
        onOpenChange={(open) => {
          if (open && isPhone()) setSheet(true);
          else setPopover(open);
        }}
      >
        <p className="effort-title" aria-hidden="true">
          {title}
        </p>
        <Choices setting={setting} />
      </Popover>
      <Dialog open={sheet} onOpenChange={setSheet} title={title}>
        <div className="modal-b">
          <Choices setting={setting} />
        </div>
      </Dialog>
    </>
  );
}
