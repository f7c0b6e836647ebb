import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { Button, Field } from "../../../ui/index.ts";
import styles from "./rules-search.module.css";

/** The search of the rules; what was looked for is part of the address. */
export function RulesSearch({ query }: { query: string }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    void navigate({
      to: "/$language/rules",
      params: { language },
      search: q === "" ? {} : { q },
    });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Field
          label={t("rules.search.label")}
          help={t("rules.search.help")}
          icon={<Search className="icon" />}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          {t("rules.search.submit")}
        </Button>
      </form>
    </search>
  );
}
