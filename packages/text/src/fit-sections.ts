/** Gives the lines of a section that still fit, and takes their room. */
export type FitSection = (title: string, lines: readonly string[]) => string;

const BETWEEN_SECTIONS = "\n\n".length;
const LINE_END = "\n".length;

/**
 * The room of a prompt, section by section: whoever asks first has it first. A line that does not fit is
 * left out, a shorter one behind it may fit. Half a rule or card would mislead.
 *
 * @param characters that all sections may have together, with their titles and what stands between them
 */
export const createSectionFitter = (characters: number): FitSection => {
  let room = characters;
  return (title, lines) => {
    let taken = title.length + BETWEEN_SECTIONS;
    const fitting: string[] = [];
    for (const line of lines) {
      if (taken + LINE_END + line.length > room) continue;
      taken += LINE_END + line.length;
      fitting.push(line);
    }
    if (fitting.length === 0) return "";
    room -= taken;
    return `${title}\n${fitting.join("\n")}`;
  };
};
