import { ListChecks, Plus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Drawer, IconButton } from "../../../ui/index.ts";
import type { SelectionControl } from "../../../ui/use-selection.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { SearchButton } from "../../search/index.ts";
import type { DiscussionScope } from "../api/discussion-calls.ts";
import { useDiscussionSelection } from "../hooks/use-discussion-selection.ts";
import styles from "./discussions-panel.module.css";
import { LazyDiscussionList } from "./lazy-discussion-list.tsx";

interface DiscussionsProps extends DiscussionScope {
  currentId: string | null;
  /** The chat still loads a discussion. */
  busy: boolean;
  onNew: () => void;
  /** Shows another one here. Absent: its own page does. */
  onSelect?: (id: string) => void;
  /** After the one on screen was deleted: the caller goes home (DISC-03). */
  onCurrentDeleted: () => void;
}

const useDeleted =
  ({ currentId, onCurrentDeleted }: DiscussionsProps) =>
  (ids: readonly string[]) => {
    if (currentId !== null && ids.includes(currentId)) onCurrentDeleted();
  };

function SignedOut() {
  const { t } = useText();
  const prompt = useSignInPrompt();
  return (
    <div className={styles.empty}>
      <p>{t("discussions.emptySignedOut")}</p>
      <Button small onClick={() => prompt.open()}>
        {t("discussions.signIn")}
      </Button>
    </div>
  );
}

function SelectSeveral({ selection }: { selection: SelectionControl }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const selecting = selection.selected !== null;
  const was = useRef(selecting);
  useEffect(() => {
    // What had the focus in the mode is gone with it.
    if (was.current && !selecting && document.activeElement === document.body)
      button.current?.focus();
    was.current = selecting;
  }, [selecting]);
  return (
    <IconButton
      ref={button}
      label={t("discussions.select.start")}
      aria-pressed={selecting}
      onClick={selecting ? selection.leave : selection.start}
    >
      <ListChecks className="icon" />
    </IconButton>
  );
}

/** The column on the left from 1024 px (guide §2). */
export function DiscussionsSidebar(props: DiscussionsProps) {
  const { t } = useText();
  const { user } = useSession();
  const onDeleted = useDeleted(props);
  const selection = useDiscussionSelection(onDeleted);
  return (
    <aside className={`desktop-only ${styles.sidebar}`} aria-label={t("discussions.title")}>
      <div className={styles.sidebarContent}>
        <div className={styles.head}>
          <h2 className={`grow ${styles.title}`}>{t("discussions.title")}</h2>
          {user !== null && (
            <>
              <SearchButton type={props.type} />
              <SelectSeveral selection={selection} />
              <IconButton label={t("discussions.new")} onClick={props.onNew}>
                <Plus className="icon" />
              </IconButton>
            </>
          )}
        </div>
        {user === null ? (
          <SignedOut />
        ) : (
          <LazyDiscussionList
            scope={{ type: props.type, deckId: props.deckId }}
            currentId={props.currentId}
            busy={props.busy}
            selection={selection}
            onSelect={props.onSelect}
            onOpen={() => undefined}
            onDeleted={onDeleted}
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
export function DiscussionsDrawer({ open, onOpenChange, ...props }: DiscussionsDrawerProps) {
  const { t } = useText();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} label={t("discussions.title")} side="left">
      <DrawerContent {...props} onClose={() => onOpenChange(false)} />
    </Drawer>
  );
}

function DrawerContent({ onClose, ...props }: DiscussionsProps & { onClose: () => void }) {
  const { t } = useText();
  const { user } = useSession();
  const onDeleted = useDeleted(props);
  const selection = useDiscussionSelection(onDeleted);
  return (
    <div className={styles.drawer}>
      <div className={styles.head}>
        <p className={`grow ${styles.title}`} aria-hidden="true">
          {t("discussions.title")}
        </p>
        {user !== null && <SearchButton type={props.type} onOpen={onClose} />}
        {user !== null && <SelectSeveral selection={selection} />}
        <IconButton label={t("common.close")} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      {user === null ? (
        <SignedOut />
      ) : (
        <>
          {selection.selected === null && (
            <Button
              wide
              onClick={() => {
                onClose();
                props.onNew();
              }}
            >
              <Plus className="icon" />
              {t("discussions.new")}
            </Button>
          )}
          <LazyDiscussionList
            scope={{ type: props.type, deckId: props.deckId }}
            currentId={props.currentId}
            busy={props.busy}
            selection={selection}
            onSelect={props.onSelect}
            onOpen={onClose}
            onDeleted={onDeleted}
          />
        </>
      )}
    </div>
  );
}
