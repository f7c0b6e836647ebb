import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { AuthForm } from "../hooks/use-auth-form.ts";
import styles from "./demo-account.module.css";
import orLine from "./or-line.module.css";

/** The account a fresh installation offers to look around with. Absent in production. */
export function DemoAccount({ form }: { form: AuthForm }) {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  const demo = data?.demo_account;
  if (!demo) return null;
  return (
    <>
      <div className={orLine.or}>{t("auth.or")}</div>
      <div className={styles.demo}>
        <p className="small soft">
          <b>{t("auth.demo.title")}</b> {t("auth.demo.text", demo)}
        </p>
        <Button
          wide
          disabled={form.busy}
          onClick={() => void form.submitAs(demo.email, demo.password)}
        >
          {t("auth.demo.use")}
        </Button>
      </div>
    </>
  );
}
