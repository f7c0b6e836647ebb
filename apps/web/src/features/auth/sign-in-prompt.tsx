import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from "react";
import type { SignInRequest } from "./sign-in-request.ts";

const AuthDialog = lazy(() =>
  import("./auth-dialog.tsx").then((module) => ({ default: module.AuthDialog })),
);

interface SignInPrompt {
  readonly open: (request?: SignInRequest) => void;
}

const PromptContext = createContext<SignInPrompt | null>(null);

/** Holds the one sign-in dialog of the page, loaded when it first opens; it keeps what was typed. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const [open, setOpen] = useState(false);
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
        <Suspense>
          <AuthDialog request={request} open={open} onOpenChange={setOpen} />
        </Suspense>
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
