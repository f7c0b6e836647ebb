import type { Catalogue } from "../catalogue.ts";
import type { auth as reference } from "../fr/auth.ts";
import { firstAuth } from "./first-auth.ts";

export const auth = {
  ...firstAuth,
  free: "Free: {{month}} questions a month, up to {{day}} a day.",
  email: "Email",
  emailPlaceholder: "you@example.org",
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm the password",
  passwordHelp: "At least {{min}} characters.",
  or: "or",
  back: "Back to sign-in",
  artwork: "Rulings that cite their rules.",
  signIn: {
    ...firstAuth.signIn,
    title: "Sign in",
    lead: "Sign in to ask your questions and keep your discussions.",
    submit: "Sign in",
    busy: "Signing in…",
    forgot: "Forgot password?",
    noAccount: "New here?",
    create: "Create an account",
  },
  discord: {
    ...firstAuth.discord,
    continue: "Continue with Discord",
    busy: "Redirecting to Discord…",
  },
  passkey: {
    continue: "Continue with a passkey",
    busy: "Your device is waiting for you…",
    cancelled: "No passkey was chosen. Try again, or sign in another way.",
  },
  demo: {
    title: "Demo account.",
    text: "{{email}}, password: {{password}}",
    use: "Try it with this account",
  },
  code: {
    title: "Your code",
    lead: "Open the app on your phone that shows codes.",
    label: "Six-digit code",
    help: "Lost your phone? Enter a recovery code.",
    submit: "Sign in",
    busy: "Signing in…",
  },
  signUp: {
    title: "Create an account",
    lead: "We’ll email you a link to confirm your address.",
    submit: "Create the account",
    busy: "Creating…",
    emailUsed: "This address already has an account.",
    mismatch: "The passwords do not match.",
    sent: "We sent a link to {{email}}. Open it to confirm your address.",
  },
  forgot: {
    title: "Forgotten password",
    lead: "Enter your email and we’ll send a reset link.",
    submit: "Send the link",
    busy: "Sending…",
    sent: "If {{email}} has an account, a link is on its way.",
  },
  confirm: {
    signupTitle: "Confirm your address",
    signupLead:
      "One click confirms your address and signs you in. Didn’t create an account? Just close this page.",
    signupSubmit: "Confirm my address",
    signupPasswordLead:
      "Choose a password for {{email}}: you opened this link in another browser, or this address signed up more than once. Any earlier password no longer works. Didn’t create an account? Just close this page.",
    signupPasswordSubmit: "Save and confirm",
    signupDone: "Address confirmed.",
    signupSignedIn: "Address confirmed: you are signed in.",
    emailChangeTitle: "Confirm your new address",
    emailChangeLead: "One click, and it replaces the old one.",
    emailChangeSubmit: "Use this address",
    emailChangeSignInLead:
      "First sign in with the account’s current address: only that account can switch to {{email}}. Didn’t ask for this? Just close this page.",
    emailChangeSignIn: "Sign in",
    emailChangeDone: "Your account now uses the new address.",
    recoveryTitle: "Choose a new password",
    recoveryLead: "It replaces the old one on all your devices.",
    recoverySubmit: "Save the password",
    recoveryDone: "Password saved. Sign in with the new one.",
    emailUndoTitle: "Keep your address",
    emailUndoLead:
      "This cancels the address change and signs out every device. Choose a new password: someone else may know the old one.",
    emailUndoSubmit: "Keep my address",
    emailUndoDone: "Your address is back. Sign in with the new password.",
    busy: "Checking…",
    lookFailed: "We couldn’t check this link",
    invalidTitle: "This link no longer works",
    invalidText:
      "It has expired, was already used or is incomplete. Copy it whole from the email, or ask for a new one.",
    askNew: "Ask for a new link",
  },
} satisfies Catalogue<typeof reference>;
