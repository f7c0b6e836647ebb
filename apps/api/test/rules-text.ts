/**
 * A rules text, official in form and ours in words.
 *
 * @param date as the text writes it: "March 7, 2025"
 * @param rules texts of 100.1, 100.2, …
 */
export const rulesText = (date: string, rules: readonly string[]): string => `Rules

These rules are effective as of ${date}.

Contents

1. Game Concepts
100. General
Glossary
Credits

1. Game Concepts

100. General

${rules.map((rule, place) => `100.${place + 1}. ${rule}`).join("\n\n")}

Glossary

Token
A marker that stands for a permanent. See rule 111.

Credits

Nobody in particular.
`;
