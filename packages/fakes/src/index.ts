export { createPasskey } from "./authenticator/passkey.ts";
export { showCode } from "./authenticator/show-code.ts";
export type { CollectedEvent, CollectedSpan } from "./collector/read-export.ts";
export { type FakeCollector, startFakeCollector } from "./collector/start-fake-collector.ts";
export type { ChatSandboxText } from "./discord/pages/sandbox-text.ts";
export {
  type FakeDiscord,
  type FakeDiscordOptions,
  startFakeDiscord,
} from "./discord/start-fake-discord.ts";
export {
  CHANNEL,
  type FakeChannel,
  type FakeGuild,
  type FakeMessage,
  type FakeUser,
} from "./discord/world/entities.ts";
export type { FakeInteraction } from "./discord/world/interaction.ts";
export { PERMISSION } from "./discord/world/permissions.ts";
export {
  type DiscordOutage,
  type FakeDiscordOAuth,
  type FakeDiscordOAuthOptions,
  startFakeDiscordOAuth,
} from "./discord-oauth/start-fake-discord-oauth.ts";
export type { LoggedRequest, RequestEvent } from "./http/request-log.ts";
export type { Scenario } from "./language-model/scenarios.ts";
export {
  type FakeLanguageModel,
  type FakeLanguageModelOptions,
  startFakeLanguageModel,
} from "./language-model/start-fake-language-model.ts";
export { calling } from "./language-model/tools.ts";
export type { FakeLocalModel, LocalKind } from "./local-models/listings.ts";
export {
  type FakeLocalModels,
  type FakeLocalModelsOptions,
  type LocalScenario,
  startFakeLocalModels,
} from "./local-models/start-fake-local-models.ts";
export type { ParsedMail } from "./mail/parse-mail.ts";
export {
  type ReceivedMail,
  type SmtpReceiver,
  type SmtpReceiverOptions,
  startSmtpReceiver,
} from "./mail/start-smtp-receiver.ts";
export { openDispute, resolveDispute } from "./paypal/dispute-life.ts";
export {
  approveOrder,
  type CaptureOutcome,
  completeCapture,
  refundCapture,
} from "./paypal/order-life.ts";
export type { SandboxText } from "./paypal/pages.ts";
export type { PayPalState } from "./paypal/paypal-state.ts";
export { createSigner } from "./paypal/signing.ts";
export {
  type FakePayPal,
  type FakePayPalOptions,
  type PayPalFault,
  startFakePayPal,
} from "./paypal/start-fake-paypal.ts";
export { approveSubscription, failRenewal, refundSale, renew } from "./paypal/subscription-life.ts";
export type { LineEnds, RulesEncoding } from "./rules-publisher/encode-rules.ts";
export {
  type FakeRulesPublisher,
  type PublishedEdition,
  type RulesScenario,
  startFakeRulesPublisher,
} from "./rules-publisher/start-fake-rules-publisher.ts";
export { type FakeCardRecord, SAMPLE_CARDS } from "./scryfall/sample-cards.ts";
export type { CardServiceScenario } from "./scryfall/scenarios.ts";
export {
  type FakeCardService,
  type FakeCardServiceOptions,
  startFakeCardService,
} from "./scryfall/start-fake-card-service.ts";
