import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** One sentence that says what to do. */
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="plate empty">
      <h2 className="empty-title">{title}</h2>
      <p className="soft small">{children}</p>
      {action}
    </div>
  );
}
