import type { OwnAccount } from "@spellwright/contract";
import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { PasswordProof } from "./password-proof.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { FoldedSetting } from "./setting-form.tsx";

/** Draws a QR code: nothing for those who never look here. */
const SecondFactorSetup = lazyPart(() => import("./second-factor-setup.tsx"), "SecondFactorSetup");

interface SecondFactorSettingProps {
  account: OwnAccount;
  /** Reads account and sessions again. */
  onChanged: () => Promise<unknown>;
}

/** A code of the phone after the password: turned on, turned off, and its recovery codes. */
export function SecondFactorSetting({ account, onChanged }: SecondFactorSettingProps) {
  const { t } = useText();
  if (account.demo) return null;
  if (account.second_factor)
    return (
      <>
        <EndSetting onChanged={onChanged} />
        <RecoverySetting />
      </>
    );
  return (
    <FoldedSetting
      name={t("settings.secondFactor.name")}
      note={t(
        account.has_password ? "settings.secondFactor.off" : "settings.secondFactor.needsPassword",
      )}
      action={t("settings.secondFactor.begin")}
      fixed={!account.has_password}
    >
      {(close) => (
        <SecondFactorSetup
          onDone={() => {
            close();
            void onChanged();
          }}
        />
      )}
    </FoldedSetting>
  );
}

function EndSetting({ onChanged }: Pick<SecondFactorSettingProps, "onChanged">) {
  const { t } = useText();
  const end = async (password: string) => {
    await client.account.secondFactor.end({ password });
    toast.success(t("settings.secondFactor.ended"));
    await onChanged();
  };
  return (
    <FoldedSetting
      name={t("settings.secondFactor.name")}
      note={t("settings.secondFactor.on")}
      action={t("settings.secondFactor.end")}
      fixed={false}
    >
      {() => <PasswordProof submit={t("settings.secondFactor.endSubmit")} act={end} />}
    </FoldedSetting>
  );
}

function RecoverySetting() {
  const { t } = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (password: string) => {
    const renewed = await client.account.secondFactor.renewCodes({ password });
    setCodes(renewed.recovery_codes);
  };
  return (
    <FoldedSetting
      name={t("settings.secondFactor.codes")}
      note={t("settings.secondFactor.codesNote")}
      action={t("settings.secondFactor.renew")}
      fixed={false}
    >
      {(close) =>
        codes === null ? (
          <PasswordProof submit={t("settings.secondFactor.renewSubmit")} act={renew} />
        ) : (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes(null);
              close();
            }}
          />
        )
      }
    </FoldedSetting>
  );
}
