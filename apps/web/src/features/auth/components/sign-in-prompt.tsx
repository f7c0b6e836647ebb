import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { Overlay } from "../../../ui/index.ts";
import type { SignInRequest } from "../model/sign-in-request.ts";

const AuthDialog = lazyPart(() => import("./auth-dialog.tsx"), "AuthDialog");

interface SignInPrompt {
  readonly open: (request?: SignInRequest) => void;
}

const PromptContext = createContext<SignInPrompt | null>(null);

/** Holds the one sign-in dialog of the page, loaded when it first opens. It keeps what was typed. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const prompt = useMemo(
    () => ({
      open: (next: SignInRequest = {}) => {
        setRequest(next);
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <PromptContext value={prompt}>
      {children}
      {request !== null && (
        <Overlay
          open={open}
          onClose={() => {
            if (request.closable !== false) close();
          }}
        >
          <AuthDialog request={request} open={open} onClose={close} />
        </Overlay>
      )}
    </PromptContext>
  );
}

/** Opens the sign-in dialog from anywhere. */
export const useSignInPrompt = (): SignInPrompt => {
  const prompt = useContext(PromptContext);
  if (prompt === null) throw new Error("useSignInPrompt needs a SignInPromptProvider above it");
  return prompt;
};
