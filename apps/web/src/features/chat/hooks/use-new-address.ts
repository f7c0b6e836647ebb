import { useEffect, useState } from "react";

/**
 * Takes the page to the discussion that a first question began (ORA-08, FOR-08).
 *
 * @param created the discussion that a question of this screen was answered in
 * @param go shows a discussion. The same function on every render
 * @returns whether this discussion began on this screen: what is being typed goes along
 */
export const useNewAddress = (
  discussionId: string | null,
  created: string | null,
  go: (discussionId: string) => void,
): boolean => {
  const [born, setBorn] = useState<string | null>(null);
  if (created !== null && born !== created) setBorn(created);
  else if (born !== null && discussionId !== born && created === null) setBorn(null);
  useEffect(() => {
    if (created !== null) go(created);
  }, [created, go]);
  return discussionId !== null && discussionId === born;
};
