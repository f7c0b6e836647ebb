import { useState } from "react";
import type { SessionUser } from "../../auth/index.ts";
import { initials } from "../model/initials.ts";

/** HEAD-03: the picture, else initials. Decorative: its button or line carries the name. */
export function Avatar({ user }: { user: SessionUser }) {
  const { image } = user;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="avatar" aria-hidden="true">
      {image === null || image === broken ? (
        initials(user.email)
      ) : (
        <img src={image} alt="" width={128} height={128} onError={() => setBroken(image)} />
      )}
    </span>
  );
}
