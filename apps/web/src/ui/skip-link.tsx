import { useText } from "../lib/text/text.tsx";

/** The first stop of the keyboard: jumps over the header to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  const { t } = useText();
  return (
    <a className="skip-link" href="#main">
      {t("shell.skip")}
    </a>
  );
}
