import { queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query'
import { send as sendBody } from './api.ts'

/** What the types of a room's routes declare for each (`team/auth/access/route.server.ts`). */
interface Contract {
  name: string
  input: unknown
  reply: unknown
}
type ContractOf<Room> = Room extends { contract?: infer C } ? Extract<C, Contract> : never
type Input<C, Name> = Extract<C, { name: Name }> extends { input: infer I } ? I : never
type Reply<C, Name> = Extract<C, { name: Name }> extends { reply: infer R } ? R : never
/** The argument may be left out where nothing is required. */
type Given<I> = object extends I ? [input?: I] : [input: I]

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Options<T> = Omit<UnusedSkipTokenOptions<T>, 'queryKey' | 'queryFn'>
export type Query<T> = ReturnType<typeof queryAt<T>>

interface Client<C extends Contract> {
  /** The query of a GET, for the given parameters of its address. */
  read<const Name extends Extract<C['name'], `GET ${string}`>>(
    name: Name,
    input?: Input<C, Name>,
    options?: Options<Reply<C, Name>>,
  ): Query<Reply<C, Name>>
  /** The query of a POST, for what must not stand in an address. */
  ask<const Name extends Extract<C['name'], `POST ${string}`>>(
    name: Name,
    input: Input<C, Name>,
    options?: Options<Reply<C, Name>>,
  ): Query<Reply<C, Name>>
  /** A function that sends: the parameters of the address and the body in one object. */
  send<const Name extends Exclude<C['name'], `GET ${string}`>>(
    name: Name,
  ): (...given: Given<Input<C, Name>>) => Promise<Reply<C, Name>>
}

/** The routes of a room by their names, typed by what the server declares: `client<typeof roomApi>()`. */
/* @__NO_SIDE_EFFECTS__ */
export function client<Room>(): Client<ContractOf<Room>> {
  return { read, ask, send } as never
}

/** The same query where null may stand for what is gone, or refused to a visitor. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(query: Query<T>): Query<T | null> {
  return query as never
}

/** The address of a route with its parameters filled in, and the rest of what was given. */
function addressOf(name: string, input: object = {}): [string, object] {
  const rest: Record<string, unknown> = { ...input }
  const path = name.slice(name.indexOf('/')).replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return [path, rest]
}

/** The address of a GET, with the rest of what was given as its search; what is empty is left out. */
export function hrefOf(name: string, input?: object): string {
  const [path, rest] = addressOf(name, input)
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length > 0 ? `${path}?${search}` : path
}

/* @__NO_SIDE_EFFECTS__ */
function read<T>(name: string, input?: object, options?: Options<T>): Query<T> {
  return queryAt(hrefOf(name, input), options)
}

/* @__NO_SIDE_EFFECTS__ */
function ask<T>(name: string, input: object, options?: Options<T>): Query<T> {
  const queryFn = () => send(name)(input) as Promise<T>
  return queryOptions<T>({
    ...options,
    queryKey: [`${name} ${JSON.stringify(input)}`],
    queryFn,
  }) as Query<T>
}

function queryAt<T>(href: string, options?: Options<T>) {
  return queryOptions<T>({ ...options, queryKey: [href] })
}

/* @__NO_SIDE_EFFECTS__ */
function send(name: string) {
  return (input?: object): Promise<unknown> => {
    const [path, rest] = addressOf(name, input)
    const body = Object.keys(rest).length > 0 ? rest : undefined
    return sendBody(name.slice(0, name.indexOf(' ')) as Method, path, body)
  }
}
