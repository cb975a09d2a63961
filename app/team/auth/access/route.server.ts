import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import * as z from 'zod/mini'
import { idFromText } from '#app/ui/text/fields.ts'
import type { RequestUser } from '../account.ts'
import { guardOf, showDraftsToEditors } from '../guards.server.ts'
import { requireStepUp } from '../step-up/guard.server.ts'
import type { OpenRule, Rule } from './rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whom the route is for */
    access?: Rule
  }
  interface FastifyInstance {
    /** whom each route of the site is for, by its name such as `GET /api/leads` */
    access: Map<string, Rule | undefined>
  }
}

const TOKEN_MAX = 100

type Schema = z.core.$ZodType
type Output<S> = S extends Schema ? z.core.output<S> : unknown
type Input<S> = S extends Schema ? z.core.input<S> : unknown

/** The names of an address's parameters. */
type ParamsIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<`/${More}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never
type UsualParams<Path> = { [Name in ParamsIn<Path>]: Name extends 'token' ? string : number }
type Usual<Path> = z.core.$ZodType<UsualParams<Path>, UsualParams<Path>>

/** The body of 200, or bodies by status; the lowest is the usual one, which `run` need not name. */
type Replies = Schema | Record<number, Schema>
type ReplyOf<R> = R extends Schema
  ? Output<R>
  : R extends Record<number, Schema>
    ? Output<R[Extract<keyof R, 200 | 201 | 202 | 204>]>
    : unknown

interface Declaration<Access extends Rule, P, Q, B, R>
  extends Pick<RouteOptions, 'bodyLimit' | 'config' | 'logLevel' | 'validatorCompiler'> {
  access: Access
  /** whether the session must have been confirmed within the last minutes */
  stepUp?: boolean
  summary?: string
  description?: string
  /** whether the description of the API leaves it out */
  hide?: boolean
  consumes?: string[]
  headers?: Schema
  /** without it a parameter of the address is a secret where it is named `token`, and else the number of a row */
  params?: P
  query?: Q
  body?: B
  reply?: R
  onRequest?: Hook<P, Q, B> | Hook<P, Q, B>[]
  preValidation?: Hook<P, Q, B>
  preHandler?: Hook<P, Q, B>
  onResponse?: Hook<P, Q, B>
  run: (
    request: Asked<P, Q, B> & (Access extends OpenRule ? unknown : { user: RequestUser }),
    reply: FastifyReply,
  ) => Answer<ReplyOf<R>> | Promise<Answer<ReplyOf<R>>>
}
type Asked<P, Q, B> = FastifyRequest<{
  Params: Output<P>
  Querystring: Output<Q>
  Body: Output<B>
}>
type Hook<P, Q, B> = (request: Asked<P, Q, B>, reply: FastifyReply) => Promise<void>
type Answer<T> = T | FastifyReply

/** A route as the server has it, and as callers see it: a type alone. */
export interface Route<Name extends string, In, Reply> {
  options: RouteOptions
  contract?: { name: Name; input: In; reply: Reply }
}

/** Declares a route, once: whom it is for, what it takes and gives, and what it does. */
export function route<
  const Name extends string,
  Access extends Rule,
  P extends Schema = Usual<Name>,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Replies | undefined = undefined,
>(
  name: Name,
  declaration: Declaration<Access, P, Q, B, R>,
): Route<Name, Input<P> & Input<Q> & Input<B>, ReplyOf<R>> {
  const [method = '', url = ''] = name.split(' ')
  const {
    access,
    stepUp,
    run,
    reply,
    params = usualParams(url),
    query,
    body,
    ...rest
  } = declaration
  const { summary, description, hide, consumes, headers, onRequest, ...options } = rest
  const response = isSchema(reply) ? { 200: reply } : reply
  const status = Number(Object.keys(response ?? { 200: reply })[0])
  const given = { summary, description, hide, consumes, headers, params, body, response }
  return {
    options: {
      ...(options as Partial<RouteOptions>),
      method,
      url,
      config: { ...options.config, access },
      schema: defined({ ...given, querystring: query }),
      onRequest: [
        ...guardOf(access),
        ...(stepUp ? [requireStepUp] : []),
        ...([onRequest ?? []].flat() as Hook<unknown, unknown, unknown>[]),
      ],
      ...(access === 'both' && { preHandler: showDraftsToEditors }),
      // Where 200 is set, a redirect would keep it.
      handler: (request, answer) =>
        run(request as never, status === 200 ? answer : answer.code(status)),
    },
  }
}

function isSchema(reply: Replies | undefined): reply is Schema {
  return reply !== undefined && '_zod' in reply
}

function usualParams(url: string): Schema | undefined {
  const names = Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => name)
  if (names.length === 0) return undefined
  const rule = (name: string) =>
    name === 'token' ? z.string().check(z.maxLength(TOKEN_MAX)) : idFromText()
  return z.object(Object.fromEntries(names.map((name) => [name, rule(name)])))
}

function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Some routes as a plugin; `contract` is a type alone, for the client. */
export type Routes<Contract, Options extends object = object> = FastifyPluginAsync<Options> & {
  contract?: Contract
}

/** The routes of a room, under its name in the description of the API. */
export function routes<R extends Route<string, unknown, unknown>, Options extends object = object>(
  tag: string,
  declare: (app: FastifyInstance, options: Options) => R[] | Promise<R[]>,
): Routes<R['contract'], Options> {
  return async (app, options) => {
    for (const { options: one } of await declare(app, options)) {
      app.route({ ...one, schema: { ...one.schema, tags: [tag] } })
    }
  }
}

/** Lists whom each route is for, as they are added. */
export function listAccess(app: FastifyInstance): void {
  app.decorate('access', new Map())
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) app.access.set(`${one} ${url}`, config?.access)
  })
}
