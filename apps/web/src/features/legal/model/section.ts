import type { LegalFacts } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";

/** A heading with its sentences. Null stands for one that does not apply here. */
export interface LegalSection {
  readonly title: string;
  readonly lines: readonly (string | null)[];
}

/** What a page is written from. */
export interface PageContext {
  readonly t: Translate;
  readonly facts: LegalFacts;
  readonly listed: (names: readonly string[]) => string;
}

/** A fact of the operator, or that it is missing. */
export const valueOrMissing = ({ t }: PageContext, value: string | null): string =>
  value ?? t("legal.unset");

/** Whom one writes to: the address, or the operator where none is given. */
export const writtenTo = ({ t }: PageContext, value: string | null): string =>
  value ?? t("legal.theOperator");

/** Whether anything is for sale, for money or for play. */
export const isSelling = ({ facts }: PageContext): boolean => facts.payments !== "off";

/** Who runs the server, a fact a line: what the law asks for always, the rest where it is set. */
export const operatorLines = (told: PageContext): readonly (string | null)[] => {
  const { t, facts } = told;
  const { name, address, email, phone, registration } = facts.operator;
  return [
    t("legal.operator.name", { value: valueOrMissing(told, name) }),
    t("legal.operator.address", { value: valueOrMissing(told, address) }),
    t("legal.operator.email", { value: valueOrMissing(told, email) }),
    phone && t("legal.operator.phone", { value: phone }),
    registration && t("legal.operator.registration", { value: registration }),
  ];
};
