import "../discussions.css";
import { Plus, X } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { Button, Drawer, IconButton } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { DiscussionList } from "./discussion-list.tsx";

interface DiscussionsProps {
  currentId: string | null;
  onNew: () => void;
  onCurrentDeleted: () => void;
}

function SignedOut() {
  const { t } = useText();
  const prompt = useSignInPrompt();
  return (
    <div className="disc-empty">
      <p>{t("oracle.discussions.emptySignedOut")}</p>
      <Button small onClick={() => prompt.open()}>
        {t("oracle.discussions.signIn")}
      </Button>
    </div>
  );
}

/** The column on the left from 1024 px (guide §2). */
export function DiscussionsSidebar({ currentId, onNew, onCurrentDeleted }: DiscussionsProps) {
  const { t } = useText();
  const { user } = useSession();
  return (
    <aside className="side desk" aria-label={t("oracle.discussions.title")}>
      <div className="side-in">
        <div className="side-h">
          <h2 className="side-title">{t("oracle.discussions.title")}</h2>
          {user !== null && (
            <IconButton label={t("oracle.discussions.new")} onClick={onNew}>
              <Plus className="ic" />
            </IconButton>
          )}
        </div>
        {user === null ? (
          <SignedOut />
        ) : (
          <DiscussionList
            currentId={currentId}
            onOpen={() => undefined}
            onCurrentDeleted={onCurrentDeleted}
          />
        )}
      </div>
    </aside>
  );
}

interface DiscussionsDrawerProps extends DiscussionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same list from the left edge of a small screen. */
export function DiscussionsDrawer({ open, onOpenChange, ...rest }: DiscussionsDrawerProps) {
  const { t } = useText();
  const { user } = useSession();
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={t("oracle.discussions.title")}
      side="left"
    >
      <div className="disc-drawer">
        <div className="side-h">
          <p className="side-title" aria-hidden="true">
            {t("oracle.discussions.title")}
          </p>
          <IconButton label={t("common.close")} onClick={close}>
            <X className="ic" />
          </IconButton>
        </div>
        {user === null ? (
          <SignedOut />
        ) : (
          <>
            <Button
              wide
              onClick={() => {
                close();
                rest.onNew();
              }}
            >
              <Plus className="ic" />
              {t("oracle.discussions.new")}
            </Button>
            <DiscussionList
              currentId={rest.currentId}
              onOpen={close}
              onCurrentDeleted={() => {
                close();
                rest.onCurrentDeleted();
              }}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
