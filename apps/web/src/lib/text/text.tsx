import type { Language } from "@spellwright/contract";
import { type Translate, translator } from "@spellwright/locales";
import { createContext, type ReactNode, useContext, useMemo } from "react";

interface Text {
  /** The sentence of a key in the page's language. */
  readonly t: Translate;
  readonly language: Language;
}

const TextContext = createContext<Text | null>(null);

export function TextProvider({ language, children }: { language: Language; children: ReactNode }) {
  const text = useMemo(() => ({ t: translator(language), language }), [language]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The page's texts and language (LANG-02). */
export const useText = (): Text => {
  const text = useContext(TextContext);
  if (text === null) throw new Error("useText needs a TextProvider above it");
  return text;
};
