import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../lib/page/lazy-part.ts";
import { areToastsWanted, onToast } from "./toast.ts";

const ToastStack = lazyPart(() => import("./toast-stack.tsx"), "ToastStack");

/** Where messages appear. Its code arrives with the first of them. */
export function Toaster() {
  const needed = useSyncExternalStore(onToast, areToastsWanted, areToastsWanted);
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
