import { useText } from "../../../lib/text/text.tsx";
import {
  countRight,
  type Group,
  hasEnoughQuestions,
  inHundred,
  type Share,
} from "../model/measured.ts";
import styles from "./reliability-page.module.css";

const STRENGTHS = ["ruling", "likely"] as const;

/** The same figures for some groups of questions, one a row. */
export function GroupTable({
  title,
  groups,
}: {
  title: string;
  groups: readonly (Group & { readonly name: string })[];
}) {
  const { t } = useText();
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <table className={`figures ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t("questions.reliability.asked")}</th>
            {([...STRENGTHS, "none"] as const).map((strength) => (
              <th key={strength} scope="col">
                {t(`questions.reliability.strengths.${strength}.short`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, none, ...group }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {STRENGTHS.map((strength) => (
                <td key={strength}>
                  <Counted share={group[strength]} />
                </td>
              ))}
              <td>{none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A share where there are enough questions for one; else how many were right. */
function Counted({ share }: { share: Share }) {
  const { t } = useText();
  const of = t("questions.reliability.of", { count: countRight(share), all: share.questions });
  if (!hasEnoughQuestions(share)) return <span className={styles.of}>{of}</span>;
  const [value, from, to] = [share.right, share.from, share.to].map(inHundred);
  return (
    <>
      <b>{t("oracle.ruling.percent", { value })}</b>{" "}
      <span className={styles.of}>
        {of}, {t("questions.reliability.between", { from, to })}
      </span>
    </>
  );
}
