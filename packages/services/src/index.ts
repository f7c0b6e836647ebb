export {
  type CardImage,
  type CardImages,
  type CardImagesOptions,
  createCardImages,
} from "./card-images/create-card-images.ts";
export {
  createDiscordBot,
  type DiscordBot,
  type DiscordBotOptions,
  type DiscordChannel,
  type DiscordGuild,
} from "./discord-bot/create-discord-bot.ts";
export {
  createDiscordAvatars,
  type DiscordAvatars,
} from "./discord-oauth/create-discord-avatars.ts";
export {
  createDiscordOAuth,
  type DiscordOAuth,
  type DiscordOAuthOptions,
  type DiscordUser,
} from "./discord-oauth/create-discord-oauth.ts";
export { DiscordError } from "./discord-oauth/discord-error.ts";
export { DownloadError, type DownloadFailure } from "./download/download-error.ts";
export {
  type Downloaded,
  type DownloadOptions,
  downloadFile,
} from "./download/download-file.ts";
export { removeDownload } from "./download/part-file.ts";
export { createLanguageModel } from "./language-model/create-language-model.ts";
export type { LanguageModelOptions } from "./language-model/options.ts";
export { isProviderTrouble } from "./language-model/provider-trouble.ts";
export type { EffortNames } from "./language-model/vendor.ts";
export { withBreaker } from "./language-model/with-breaker.ts";
export { withFallback } from "./language-model/with-fallback.ts";
export { findLocalModels, LOCAL_ADDRESSES } from "./local-models/find-local-models.ts";
export {
  createMailboxMailer,
  deleteMailsAbout,
  deleteOldMails,
  type MailboxOptions,
} from "./mail/create-mailbox-mailer.ts";
export { createSmtpMailer, type SmtpOptions } from "./mail/create-smtp-mailer.ts";
export {
  MailError,
  type Mailer,
  type MailFailure,
  type MailKind,
  type MailMessage,
  type PlanMailKind,
} from "./mail/mailer.ts";
export { createPayPal, type PayPal, type PayPalAccount } from "./paypal/create-paypal.ts";
export type { PayPalOrder } from "./paypal/orders.ts";
export { isRefusedFor, PayPalError } from "./paypal/paypal-error.ts";
export type { PayPalSubscription, PayPalTransaction } from "./paypal/subscriptions.ts";
export type { PayPalEvent } from "./paypal/webhooks.ts";
export { type FindRulesOptions, findRulesFile } from "./rules-publisher/find-rules-file.ts";
export type { CardServiceOptions } from "./scryfall/ask-service.ts";
export {
  type AskOptions,
  type BulkFile,
  type CardService,
  CardServiceError,
  type CardServiceFailure,
  type ServiceCard,
  type ServiceLookUp,
} from "./scryfall/card-service.ts";
export { createCardService } from "./scryfall/create-card-service.ts";
export {
  BETWEEN_TURNS,
  type ServiceTurns,
  type Turn,
  type Weight,
} from "./scryfall/service-turns.ts";
export { timeLimit } from "./time-limit.ts";
