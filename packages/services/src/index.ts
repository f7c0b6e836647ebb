export {
  createOpenAiCompatibleModel,
  type EffortNames,
  type OpenAiCompatibleOptions,
} from "./language-model/create-openai-compatible-model.ts";
export { createMailboxMailer, type MailboxOptions } from "./mail/create-mailbox-mailer.ts";
export { createSmtpMailer, type SmtpOptions } from "./mail/create-smtp-mailer.ts";
export { MailError, type Mailer, type MailFailure, type MailMessage } from "./mail/mailer.ts";
