import { useText } from "../../../lib/text/text.tsx";
import styles from "./server-card.module.css";

interface TotalsProps {
  remaining: number;
  messages: number;
  channels: number;
}

/** The three figures of a server. */
export function Totals({ remaining, messages, channels }: TotalsProps) {
  const { t, language } = useText();
  const figures = [
    ["remaining", remaining],
    ["processed", messages],
    ["channelsCount", channels],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`discord.${name}`)}</dt>
          <dd className="figures">{value.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}
