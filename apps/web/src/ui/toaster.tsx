import { lazy, Suspense, useSyncExternalStore } from "react";
import { areToastsWanted, onToast } from "./toast.ts";

const ToastStack = lazy(() =>
  import("./toast-stack.tsx").then((module) => ({ default: module.ToastStack })),
);

/** Where messages appear; its code arrives with the first of them. */
export function Toaster() {
  const needed = useSyncExternalStore(onToast, areToastsWanted);
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
