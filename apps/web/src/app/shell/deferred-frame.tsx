import type { PageName } from "@spellwright/locales";
import { Suspense } from "react";
import { useSession } from "../../features/auth/index.ts";
import { PurchaseReturnHost, SubscriptionHost } from "../../features/billing/index.ts";
import { ChangelogHost } from "../../features/changelog/index.ts";
import { DiscordLinkHost } from "../../features/discord/index.ts";
import { AnalysisWatch } from "../../features/forge-chat/index.ts";
import { InstallationNotices } from "../../features/installation/index.ts";
import { AnswerNotices } from "../../features/notices/index.ts";
import { useOfflineJoining } from "../../features/offline-joining/index.ts";
import {
  useFreshPack,
  useInstalledPacks,
  useReadyJudge,
} from "../../features/offline-judge/index.ts";
import { useOfflineReading } from "../../features/offline-reading/index.ts";
import { OutboxHost } from "../../features/outbox/index.ts";
import { PageMeta } from "./page-meta.tsx";
import { useOtherTabs } from "./use-other-tabs.ts";

interface DeferredFrameProps {
  page: PageName;
  /** Shows another address in the place of this one. */
  replaceAddress: (address: string) => void;
  /** Areas that other tabs changed before this frame was here. */
  changed: Set<string>;
}

/** Pages where a question is asked, or is about to be. */
const ASKING: ReadonlySet<PageName> = new Set(["oracle", "discussion", "table"]);

/** What the frame of every page has besides what is seen at once. Its code comes in an idle moment. */
export function DeferredFrame({ page, replaceAddress, changed }: DeferredFrameProps) {
  const { user } = useSession();
  useOtherTabs(changed);
  useOfflineReading();
  useFreshPack();
  useInstalledPacks();
  useReadyJudge(user !== null && ASKING.has(page));
  useOfflineJoining();
  return (
    <>
      <PageMeta />
      <Suspense>
        <InstallationNotices />
      </Suspense>
      <Suspense>
        <OutboxHost />
      </Suspense>
      <DiscordLinkHost wanted={page === "discordLink"} replaceAddress={replaceAddress} />
      <SubscriptionHost />
      <PurchaseReturnHost />
      <ChangelogHost />
      {user !== null && (
        <>
          <AnswerNotices owner={user.id} />
          <AnalysisWatch />
        </>
      )}
    </>
  );
}
