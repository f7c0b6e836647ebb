import { useEffect } from "react";
import { wasReloadedForPart } from "../../../lib/offline/when-reachable.ts";
import { forgetSharedList } from "../../../lib/storage/shared-list.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { watchInstalling } from "../model/install-state.ts";
import { watchVersions } from "../model/newer-version.ts";
import { InstallOffer } from "./install-offer.tsx";
import { UpdateOffer } from "./update-offer.tsx";

/** The app is installed in the language that is read now. The server named the one of the first page. */
const useManifestLanguage = (): void => {
  const { language } = useText();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link !== null) link.href = `/${language}/manifest.webmanifest`;
  }, [language]);
};

/** What the app has to say of itself (PWA-01): never both at a time, a newer version first. */
export function InstallationNotices() {
  usePartTexts("installation");
  const { t } = useText();
  const { epoch } = useSession();
  useEffect(watchInstalling, []);
  useEffect(watchVersions, []);
  useManifestLanguage();
  useEffect(() => {
    if (wasReloadedForPart()) toast.failed(t("installation.reloaded"));
  }, [t]);
  useEffect(() => {
    // Somebody left: what was shared and never taken was theirs.
    if (epoch > 0) void forgetSharedList();
  }, [epoch]);
  return <UpdateOffer otherwise={<InstallOffer />} />;
}
