import type { SessionUser } from "../auth/index.ts";
import { initials } from "./initials.ts";

/** HEAD-03: the picture, else initials. Decorative: its button or line carries the name. */
export function Avatar({ user }: { user: SessionUser }) {
  return (
    <span className="avatar" aria-hidden="true">
      {user.image === null ? initials(user.email) : <img src={user.image} alt="" />}
    </span>
  );
}
