import type { Discussion } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Globe, Lock, Trash2 } from "lucide-react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton, VisuallyHidden } from "../../../ui/index.ts";
import { isRecent, shortDate } from "../model/ages.ts";
import { NewTag } from "./new-tag.tsx";
import styles from "./question-card.module.css";

interface QuestionCardProps {
  question: Discussion;
  now: Date;
  onDelete: (question: Discussion) => void;
}

/** A general question: its title, visibility and dates (FOR-03). */
export function QuestionCard({ question, now, onDelete }: QuestionCardProps) {
  const { t, language } = useText();
  const { created_at: created, updated_at: updated, is_public: isPublic } = question;
  const title = withoutMarkup(question.title);
  const Visibility = isPublic ? Globe : Lock;
  const createdOn = shortDate(created, now, language);
  const updatedOn = shortDate(updated, now, language);
  return (
    <article className={`plate ${styles.card}`}>
      <div className={`grow ${styles.facts}`}>
        <h2>
          <Link to={pagePath(language, "forgeDiscussion", question.id)}>{title}</Link>
        </h2>
        <p className="micro muted row wrap figures">
          <Visibility className="icon icon-small" aria-hidden="true" />
          <VisuallyHidden>
            {t(isPublic ? "discussions.isPublic" : "discussions.isPrivate")}
          </VisuallyHidden>
          <span>{t("forge.questions.createdOn", { date: createdOn })}</span>
          {updatedOn !== createdOn && (
            <span>{t("forge.questions.updatedOn", { date: updatedOn })}</span>
          )}
          {isRecent(question, now) && <NewTag label={t("forge.questions.recent")} />}
        </p>
      </div>
      <IconButton label={t("forge.questions.delete", { title })} onClick={() => onDelete(question)}>
        <Trash2 className="icon" />
      </IconButton>
    </article>
  );
}
