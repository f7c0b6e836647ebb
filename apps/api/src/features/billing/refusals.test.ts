import type { Language } from "@spellwright/contract";
import { approveOrder, approveSubscription } from "@spellwright/fakes";
import { describe, expect, test } from "vitest";
import { AGREED } from "../../../test/billing-app.ts";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, createOracleApp } from "../../../test/oracle-app.ts";

describe("[ERR-01] a buyer reads what happened, and what to do next", () => {
  onBilling((billing) => {
    interface Call {
      readonly userId: string | null;
      readonly path: string;
      readonly body?: object;
      readonly isUnconfigured?: boolean;
    }
    const call = (path: string, userId: string | null, body?: object): Call => ({
      path,
      userId,
      ...(body === undefined ? {} : { body }),
    });
    const createPlan = (userId: string) =>
      call("subscription/create", userId, { plan_id: "basic", ...AGREED });
    const capture = (userId: string, orderId: string) =>
      call("overage/capture", userId, { orderId, zaps: 10 });
    const buyer = async () => {
      const { userId } = await billing.app.subscriber("basic");
      billing.fake.deliveries.hold();
      return userId;
    };
    const ordered = async (userId: string) => {
      const { body } = await billing.app.post(userId, "overage/order", { zaps: 10 });
      return { orderId: body.id as string, order: billing.app.orderAt(body.approval_url) };
    };
    const CASES: readonly (readonly [
      string,
      number,
      string,
      Readonly<Record<Language, string>>,
      () => Promise<Call>,
    ])[] = [
      [
        "a server takes no payments",
        404,
        "PAYMENTS_NOT_CONFIGURED",
        {
          fr: "Le paiement n’est pas configuré sur ce serveur.",
          en: "Payments are not configured on this server.",
        },
        async () => ({ ...createPlan(await addPerson(billing.database)), isUnconfigured: true }),
      ],
      [
        "nobody made the subscription",
        404,
        "PAYMENT_NOT_FOUND",
        {
          fr: "Ce paiement est introuvable dans votre compte. Vérifiez que vous êtes connecté au compte qui a payé.",
          en: "This payment is not in your account. Check that you are signed in to the account that paid.",
        },
        async () =>
          call("subscription/activate", await addPerson(billing.database), {
            subscriptionId: "I-SIMULATED",
            plan_id: "pro",
          }),
      ],
      [
        "somebody comes back without having agreed",
        409,
        "PAYMENT_NOT_APPROVED",
        {
          fr: "Le paiement n’est pas encore approuvé chez PayPal. Rien n’est débité : reprenez-le là où il s’est arrêté.",
          en: "The payment is not approved at PayPal yet. Nothing was charged: pick up where you left off.",
        },
        async () => {
          const userId = await buyer();
          return capture(userId, (await ordered(userId)).orderId);
        },
      ],
      [
        "PayPal declines the means of payment",
        402,
        "PAYMENT_DECLINED",
        {
          fr: "PayPal a refusé ce moyen de paiement. Rien n’est débité : choisissez-en un autre.",
          en: "PayPal declined this payment method. Nothing was charged: choose another one.",
        },
        async () => {
          const userId = await buyer();
          const { orderId, order } = await ordered(userId);
          approveOrder(billing.fake.world, order);
          billing.fake.captureAs("DECLINED");
          return capture(userId, orderId);
        },
      ],
      [
        "PayPal refuses for good",
        409,
        "PAYMENT_REFUSED",
        {
          fr: "PayPal n’accepte pas ce paiement. Rien n’est débité : essayez un autre moyen de paiement.",
          en: "PayPal does not accept this payment. Nothing was charged: try another payment method.",
        },
        async () => {
          const userId = await buyer();
          const first = await billing.app.agreeToPack(userId);
          await billing.capture(userId, first.orderId);
          const second = await billing.app.agreeToPack(userId);
          second.order.invoice_id = first.order.invoice_id;
          return capture(userId, second.orderId);
        },
      ],
      [
        "PayPal takes another amount than was asked for",
        409,
        "PAYMENT_MISMATCH",
        {
          fr: "Le paiement ne correspond pas à ce qui était demandé : rien n’a été crédité. Écrivez-nous avec votre reçu PayPal.",
          en: "The payment doesn’t match the order, so nothing was credited. Write to us with your PayPal receipt.",
        },
        async () => {
          const userId = await buyer();
          const { orderId, order } = await billing.app.agreeToPack(userId);
          order.amount = { value: "0.01", currency_code: "EUR" };
          return capture(userId, orderId);
        },
      ],
      [
        "PayPal is down",
        503,
        "PAYMENT_UNAVAILABLE",
        {
          fr: "PayPal ne répond pas. Si le paiement a déjà eu lieu, il sera compté dès que PayPal le confirme ; vous ne paierez pas deux fois.",
          en: "PayPal isn’t responding. If the payment already went through, it counts as soon as PayPal confirms it; you will not pay twice.",
        },
        async () => {
          billing.fake.fail("down");
          return createPlan(await addPerson(billing.database));
        },
      ],
      [
        "PayPal names no page to agree on",
        503,
        "APPROVAL_URL_MISSING",
        {
          fr: "URL d’approbation PayPal manquante. Réessayez dans quelques minutes.",
          en: "PayPal approval URL is missing. Try again in a few minutes.",
        },
        async () => {
          const me = await addPerson(billing.database);
          billing.fake.fail("lost", /POST .*\/subscriptions$/);
          await billing.app.post(me, "subscription/create", { plan_id: "basic" });
          billing.fake.recover();
          billing.fake.deliveries.hold();
          const made = billing.fake.world.state.subscriptions.at(-1);
          if (made !== undefined) approveSubscription(billing.fake.world, made);
          return createPlan(me);
        },
      ],
      [
        "somebody orders the plan that they have",
        409,
        "PLAN_ALREADY_YOURS",
        { fr: "C’est déjà votre offre.", en: "This is already your plan." },
        async () => createPlan(await buyer()),
      ],
      [
        "somebody without a plan orders zaps",
        403,
        "OVERAGE_NOT_OFFERED",
        {
          fr: "Il faut l’offre Basic ou Pro pour acheter des zaps.",
          en: "You need the Basic or Pro plan to buy zaps.",
        },
        async () =>
          call("overage/order", await addPerson(billing.database), { zaps: 10, ...AGREED }),
      ],
      [
        "there is nothing to cancel",
        409,
        "SUBSCRIPTION_NONE",
        {
          fr: "Vous n’avez pas d’abonnement à résilier.",
          en: "You have no subscription to cancel.",
        },
        async () => call("subscription/cancel", await addPerson(billing.database), {}),
      ],
      [
        "nobody signed the webhook",
        403,
        "FORBIDDEN",
        {
          fr: "Vous n’avez pas le droit de faire cela.",
          en: "You are not allowed to do this.",
        },
        async () => call("webhook", null, { id: "x" }),
      ],
    ];

    test.each(CASES)(
      "says in both languages what to do when %s",
      async (_what, status, code, sentences, provoke) => {
        const { path, userId, body, isUnconfigured = false } = await provoke();
        const app = isUnconfigured ? createOracleApp(billing.database) : billing.app;
        for (const language of ["fr", "en"] as const) {
          const headers = { "accept-language": language };
          const options = { headers, ...(body === undefined ? {} : { body }) };
          const answer = await app.call("POST", `/api/billing/${path}`, userId, options);
          expect([answer.status, answer.body.code]).toEqual([status, code]);
          expect(answer.body.error.replace(/[\u00a0\u202f]/g, " ")).toBe(sentences[language]);
        }
      },
    );
  });
});
