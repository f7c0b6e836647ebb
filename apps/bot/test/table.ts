import type { FakeChannel, FakeInteraction, FakeMessage, FakeUser } from "@spellwright/fakes";
import { answersTo, type Stage } from "./stage.ts";

/** The question that most tests ask: the judge is sure of it. */
export const QUESTION =
  "My 4/4 indestructible creature gets -4/-4 until end of turn. Does my creature die?";

/** What people do at a table of the stage. */
export interface Table {
  person(locale?: string): FakeUser;
  /** The text, with the bot's name before it. */
  mention(text: string): string;
  write(channel: FakeChannel, text: string, author?: FakeUser, reference?: string): FakeMessage;
  command(
    channel: FakeChannel,
    name: string,
    options: Readonly<Record<string, string>>,
    locale?: string,
  ): FakeInteraction;
  /** Presses the button whose label begins so. */
  press(channel: FakeChannel, under: FakeMessage, label: string, user?: FakeUser): FakeInteraction;
  /** Waits for the first answer to a message or an interaction. */
  answerTo(asked: { readonly id: string }): Promise<FakeMessage>;
}

export const setTable = (stage: Stage): Table => {
  const { world } = stage.discord;
  let people = 0;
  const person = (locale?: string): FakeUser => {
    people += 1;
    return world.addUser(`person ${people}`, locale);
  };
  return {
    person,
    mention: (text) => `<@${world.bot.id}> ${text}`,
    write: (channel, content, author = person(), reference) =>
      world.post(channel, author, { content, ...(reference === undefined ? {} : { reference }) }),
    command: (channel, name, options, locale = "en-US") =>
      world.interact(channel, person(locale), { kind: "command", name, options }),
    press(channel, under, label, user = person()) {
      const button = under.components
        .flatMap(({ components }) => components)
        .find((each) => each.label?.startsWith(label));
      if (button?.custom_id === undefined) throw new Error(`no button ${label}`);
      return world.interact(channel, user, {
        kind: "button",
        customId: button.custom_id,
        message: under,
      });
    },
    async answerTo({ id }) {
      await stage.until(() => answersTo(stage, id).length > 0);
      const [answer] = answersTo(stage, id);
      if (answer === undefined) throw new Error("no answer");
      return answer;
    },
  };
};
