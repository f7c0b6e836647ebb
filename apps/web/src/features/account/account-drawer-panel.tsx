import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  ExternalLink,
  Hammer,
  LogOut,
  MessageSquareText,
  MessagesSquare,
  Plus,
  Scale,
  X,
} from "lucide-react";
import { api } from "../../lib/api.ts";
import { setDiscussionsOpen, startNewDiscussion } from "../../lib/chat-frame.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton, Taper } from "../../ui/index.ts";
import type { AccountPanelProps } from "./account-panel-props.ts";
import { Avatar } from "./avatar.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { ZapCard } from "./zap-card.tsx";

/** The account on small screens, with the navigation, inside its drawer (HEAD-02). */
export function AccountDrawerPanel({ user, languageSwitch, onClose }: AccountPanelProps) {
  const { t, language } = useText();
  const leave = useSignOut();
  const navigate = useNavigate();
  const showDiscussions = async () => {
    onClose();
    await navigate({ to: "/$language/oracle", params: { language } });
    setDiscussionsOpen(true);
  };
  return (
    <>
      <div className="row account-head">
        <Avatar user={user} />
        <b className="grow trunc">{user.email}</b>
        <IconButton label={t("common.close")} onClick={onClose}>
          <X className="ic" />
        </IconButton>
      </div>
      <ZapCard />
      <nav className="drawer-nav" aria-label={t("shell.mainNavigation")}>
        <Link className="menu-i" to="/$language/oracle" params={{ language }} onClick={onClose}>
          <Scale className="ic" />
          {t("shell.oracle")}
        </Link>
        <Link className="menu-i" to="/$language/forge" params={{ language }} onClick={onClose}>
          <Hammer className="ic" />
          {t("shell.forge")} <span className="alpha">{t("shell.alpha")}</span>
        </Link>
        <button type="button" className="menu-i" onClick={() => void showDiscussions()}>
          <MessageSquareText className="ic" />
          {t("shell.discussions")}
        </button>
        <Link
          className="menu-i menu-new"
          to="/$language/oracle"
          params={{ language }}
          onClick={() => {
            startNewDiscussion();
            onClose();
          }}
        >
          <Plus className="ic" />
          {t("shell.newDiscussion")}
        </Link>
        <Community />
      </nav>
      <div className="row between drawer-foot">
        {languageSwitch}
        <ThemeSwitch />
        <IconButton label={t("shell.signOut")} onClick={() => void leave()}>
          <LogOut className="ic" />
        </IconButton>
      </div>
    </>
  );
}

function Community() {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  if (!data?.community_url) return null;
  return (
    <>
      <Taper />
      <a className="menu-i" href={data.community_url} target="_blank" rel="noreferrer">
        <MessagesSquare className="ic" />
        <span className="grow">{t("shell.community")}</span>
        <ExternalLink className="ic ic-s" />
      </a>
    </>
  );
}
