// Grants access to operators only: to the command line by the access file's token, to other clients by ADMIN_TOKEN, a named token or a
// session of staff (server/staff/identify.ts). Each route names its operation, which decides on the permission.

import type { Context, MiddlewareHandler } from "hono";
import type { H } from "hono/types";
import { matchedRoutes } from "hono/route";
import { findTargetHandler } from "hono/utils/handler";
import { z } from "zod";
import {
  COMMAND_LINE,
  ENVIRONMENT_OWNER,
  isWithinMarkets,
  OPERATIONS,
  performing,
  type Operation,
  type Operator,
} from "#commerce/staff";
import { hasToken } from "./bearer.ts";
import { checkAnswer, type RouteContract } from "./contract.ts";

export interface OperatorTokens {
  /** Token of the access file (catalogue/access.ts), for the command line. */
  readonly localToken: string;
  /** ADMIN_TOKEN, which permits everything; if unset, clients without a named token or a session get 404. */
  readonly token: string | undefined;
}

declare module "hono" {
  interface ContextVariableMap {
    /** The person or program that makes a request to an admin API. */
    operator: Operator | undefined;
  }
}

export function operatorOnly({ localToken, token }: OperatorTokens): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header("authorization");
    const operator =
      context.get("operator") ??
      (hasToken(given, localToken) ? COMMAND_LINE : undefined) ??
      (token !== undefined && hasToken(given, token) ? ENVIRONMENT_OWNER : undefined);
    if (!operator && token === undefined) return context.json({ kind: "not-found" }, 404);
    if (!operator) return context.json({ kind: "unauthorized" }, 401, { "www-authenticate": "Bearer" });
    context.set("operator", operator);
    const operation = matchedRoutes(context)
      .map(({ handler }) => operationOf(handler))
      .find((found) => found !== undefined);
    // A route without an operation is for owners only, so that an omission grants nothing.
    const needs = operation ? OPERATIONS[operation].needs : "tokens.edit";
    if (!operator.permissions.has(needs)) return context.json({ kind: "forbidden", needs }, 403);
    if (operation && !isWithinMarkets(operator, operation)) {
      return context.json({ kind: "forbidden", needs, markets: "all" }, 403);
    }
    return operation ? performing(operator, operation, { requestId: context.get("requestId") }, next) : next();
  };
}

/** The reason that an operator must give for an operation that moves money. */
export const Reason = z.string().trim().min(1).max(500);

/** The operator of a request that `operatorOnly` let through. */
export function operatorOf(context: Context): Operator {
  const operator = context.get("operator");
  if (!operator) throw new Error("A request without an operator reached an admin API");
  return operator;
}

export interface DeclaredRoute extends Partial<RouteContract> {
  readonly operation: Operation;
}

const declared = new WeakMap<object, DeclaredRoute>();

/**
 * The operation of a route, and what it takes and answers, which /admin/openapi.json describes:
 * `app.get("/", does("list-orders", { query: Query, answers: { 200: Orders } }), handler)`.
 */
export function does(operation: Operation, contract?: RouteContract): MiddlewareHandler {
  const handler: MiddlewareHandler = async (context, next) => {
    await next();
    // The built server leaves the check out; `npm run dev` and tests have it.
    if (process.env["NODE_ENV"] !== "production" && contract && !context.error) await checkAnswer(context, contract);
  };
  declared.set(handler, { operation, ...contract });
  return handler;
}

/** The route that a handler declares. */
export const routeOf = (handler: H): DeclaredRoute | undefined => declared.get(findTargetHandler(handler));

/** The operation that a route's handler names. */
export const operationOf = (handler: H): Operation | undefined => routeOf(handler)?.operation;
