import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import styles from "./search-form.module.css";

/** The most letters that are looked for. */
const MAX_LENGTH = 200;

interface SearchFormProps {
  label: string;
  help: string;
  submit: string;
  /** What the page shows results of. The field follows it. */
  query: string;
  onSearch: (query: string) => void;
}

/** A field and its button: what was typed is looked for once it is sent. */
export function SearchForm({ label, help, submit, query, onSearch }: SearchFormProps) {
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);
  // Followed here, not in an effect: that would come after what was typed before the page ran.
  if (shown !== query) {
    setShown(query);
    setText(query);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={search}>
      <Field
        label={label}
        help={help}
        icon={<Search className="icon" />}
        type="search"
        name="q"
        maxLength={MAX_LENGTH}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" className={styles.submit}>
        {submit}
      </Button>
    </form>
  );
}
