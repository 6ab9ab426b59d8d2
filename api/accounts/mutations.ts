// Registering, signing in and out, passwords, sessions and addresses. Expected failures are members of each operation's union.

import {
  requestReset,
  changePassword,
  completeSignIn,
  confirmRegistration,
  deleteAddress,
  endSession,
  register,
  resetPassword,
  revokeSession,
  saveAddress,
  setDefaultAddress,
  signIn,
  type Busy,
  type Limited,
  type SecondFactorNeeded,
  type SignedIn,
} from "#commerce/accounts";
import { isFullyMerged, mergeCarts } from "#commerce/cart";
import { saveGuestAddress } from "#commerce/orders";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { AddressInput } from "./account.ts";
import {
  done,
  DoneType,
  expired,
  ExpiredType,
  invalid,
  InvalidType,
  later,
  missing,
  MissingType,
  SecondFactorType,
  SignedInType,
  TooManyType,
  wrong,
  WrongCodeType,
  WrongType,
  type Result,
} from "./results.ts";
import { callerOf, signedIn } from "./visitor.ts";

const resolveType = ({ type }: Result<string>) => type;

const RegisterResult = builder.unionType("RegisterResult", {
  types: [DoneType, InvalidType, TooManyType],
  resolveType,
});
const ConfirmResult = builder.unionType("ConfirmRegistrationResult", {
  types: [SignedInType, WrongType, ExpiredType, TooManyType],
  resolveType,
});
const SignInResult = builder.unionType("SignInResult", {
  types: [SignedInType, SecondFactorType, WrongType, InvalidType, TooManyType],
  resolveType,
});
const CompleteSignInResult = builder.unionType("CompleteSignInResult", {
  types: [SignedInType, WrongCodeType, ExpiredType, TooManyType],
  resolveType,
});
const ChangePasswordResult = builder.unionType("ChangePasswordResult", {
  types: [DoneType, WrongType, InvalidType, TooManyType],
  resolveType,
});
const RequestResetResult = builder.unionType("RequestPasswordResetResult", {
  types: [DoneType, InvalidType, TooManyType],
  resolveType,
});
const ResetResult = builder.unionType("ResetPasswordResult", {
  types: [SignedInType, SecondFactorType, ExpiredType, InvalidType, TooManyType],
  resolveType,
});
const AddressResult = builder.unionType("SaveAddressResult", {
  types: [DoneType, InvalidType, MissingType],
  resolveType,
});
export const AccountChangeResult = builder.unionType("AccountChangeResult", {
  types: [DoneType, MissingType],
  resolveType,
});

builder.mutationFields((t) => {
  const email = t.arg.string({ required: true });
  const password = t.arg.string({ required: true });
  const token = t.arg.string({ required: true });
  const id = t.arg.id({ required: true });
  return {
    register: t.field({
      description:
        "Sends a link that creates the account. The result does not reveal whether the address already has one.",
      type: RegisterResult,
      args: { email, password },
      resolve: async (_root, form, context) => {
        const result = await register(context.accounts, form, callerOf(context));
        if (result.kind === "sent") return done();
        if (result.kind !== "invalid") return wait(result, context);
        return invalid(result.email ? [{ field: "email", problem: "no address" }] : [], result.password);
      },
    }),
    confirmRegistration: t.field({
      description: "Creates the account with the token of the mailed link and the password, and signs in.",
      type: ConfirmResult,
      args: {
        token,
        password,
        orderToken: t.arg.string({
          description:
            "Token of an order that this visitor placed as a guest. Its delivery address is saved with the account.",
        }),
      },
      resolve: async (_root, { orderToken, ...form }, context) => {
        const result = await confirmRegistration(context.accounts, form, callerOf(context));
        if (isLater(result)) return wait(result, context);
        if (result.kind !== "signed-in") return result.kind === "wrong" ? wrong() : expired();
        const tokens = orderToken ? [orderToken] : [];
        await saveGuestAddress(context.accounts, result.accountId, tokens).catch(context.onError);
        return enter(result, context);
      },
    }),
    signIn: t.field({
      description: "Starts a session. Its token is set as a cookie only.",
      type: SignInResult,
      args: { email, password },
      resolve: async (_root, form, context) => {
        const result = await signIn(context.accounts, form, callerOf(context));
        if (result.kind === "signed-in") return enter(result, context);
        if (result.kind === "second-factor") return askSecondFactor(result, context);
        if (result.kind === "wrong") return wrong();
        if (result.kind !== "invalid") return wait(result, context);
        return invalid(result.fields.map((field) => ({ field, problem: "missing or no such thing" })));
      },
    }),
    completeSignIn: t.field({
      description:
        "Completes a sign-in that returned `SecondFactorRequired`, with a code of the authenticator app or a recovery code.",
      type: CompleteSignInResult,
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, context) => {
        const form = { token: context.pending.token, code };
        const result = await completeSignIn(context.accounts, form, callerOf(context));
        if (result.kind === "signed-in") return enter(result, context);
        if (result.kind === "expired") return expired();
        return result.kind === "limited" ? wait(result, context) : wrongCode();
      },
    }),
    signOut: t.field({
      type: DoneType,
      resolve: async (_root, _args, { accounts, session }) => {
        if (session.token !== null) await endSession(accounts, session.token);
        session.keep(null);
        return done();
      },
    }),
    changePassword: t.field({
      description: "Requires the current password. Ends all other sessions.",
      type: ChangePasswordResult,
      args: { currentPassword: t.arg.string({ required: true }), password },
      resolve: async (_root, { currentPassword: current, password: next }, context) => {
        const account = signedIn(context);
        const change = { current, password: next };
        const result = await changePassword(context.accounts, account.id, change, callerOf(context));
        if (isLater(result)) return wait(result, context);
        if (result.kind === "invalid") return invalid([], result.password);
        return result.kind === "changed" ? done() : wrong();
      },
    }),
    requestPasswordReset: t.field({
      description:
        "Sends a link to set a new password if the address has an account. The result does not reveal whether it does.",
      type: RequestResetResult,
      args: { email },
      resolve: async (_root, form, context) => {
        const result = await requestReset(context.accounts, form.email, callerOf(context));
        if (isLater(result)) return wait(result, context);
        return result.kind === "sent" ? done() : invalid([{ field: "email", problem: "no address" }]);
      },
    }),
    resetPassword: t.field({
      description:
        "Sets the password with the token of a mailed link. Ends all sessions and starts a new one, unless the account has a second factor.",
      type: ResetResult,
      args: { token, password },
      resolve: async (_root, form, context) => {
        const result = await resetPassword(context.accounts, form, callerOf(context));
        if (result.kind === "signed-in") return enter(result, context);
        if (result.kind === "second-factor") return askSecondFactor(result, context);
        if (result.kind === "expired") return expired();
        return result.kind === "invalid" ? invalid([], result.password) : wait(result, context);
      },
    }),
    revokeSession: t.field({
      description: "Ends another session.",
      type: AccountChangeResult,
      args: { sessionId: id },
      resolve: async (_root, { sessionId }, context) => {
        const result = await revokeSession(context.accounts, signedIn(context).id, sessionId);
        return result === "revoked" ? done() : missing();
      },
    }),
    saveAddress: t.field({
      description: "Saves a new address, or changes an existing one.",
      type: AddressResult,
      args: { address: t.arg({ type: AddressInput, required: true }), addressId: t.arg.id() },
      resolve: async (_root, { address, addressId }, context) => {
        const { isDefault, ...fields } = address;
        const form = {
          ...Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string")),
          ...(isDefault != null && { isDefault }),
        };
        const result = await saveAddress(context.accounts, signedIn(context).id, form, addressId ?? undefined);
        if (result.kind === "saved") return done();
        if (result.kind === "no-such-address") return missing();
        if (result.kind === "too-many") return invalid([{ field: "address", problem: "too-many" }]);
        return invalid(
          Object.entries(result.problems).map(([field, problem]) => ({ field, problem: String(problem) })),
        );
      },
    }),
    deleteAddress: t.field({
      type: AccountChangeResult,
      args: { addressId: id },
      resolve: async (_root, { addressId }, context) => {
        const result = await deleteAddress(context.accounts, signedIn(context).id, addressId);
        return result === "deleted" ? done() : missing();
      },
    }),
    setDefaultAddress: t.field({
      type: AccountChangeResult,
      args: { addressId: id },
      resolve: async (_root, { addressId }, context) => {
        const result = await setDefaultAddress(context.accounts, signedIn(context).id, addressId);
        return result === "changed" ? done() : missing();
      },
    }),
  };
});

/** Merges the guest's cart into the account's. If that fails, the cart page retries it. */
async function enter({ accountId, token, device: known }: SignedIn, context: ApiContext): Promise<Result<"SignedIn">> {
  const { session, device, pending, cart, database, shopId, onError } = context;
  session.keep(token);
  device.keep(known);
  if (pending.token !== null) pending.keep(null);
  if (cart.token !== null) {
    const merged = await mergeCarts(database, { shopId, accountId, token: cart.token }).catch(onError);
    if (merged && isFullyMerged(merged)) cart.keep(null);
  }
  return { type: "SignedIn" };
}

function askSecondFactor({ token }: SecondFactorNeeded, { pending }: ApiContext): Result<"SecondFactorRequired"> {
  pending.keep(token);
  return { type: "SecondFactorRequired" };
}

const wrongCode = (): Result<"WrongCode"> => ({ type: "WrongCode" });

const wait = (result: Limited | Busy, { accounts }: ApiContext) => later(result, accounts.now());

const isLater = (result: { readonly kind: string }): result is Limited | Busy =>
  result.kind === "limited" || result.kind === "busy";
