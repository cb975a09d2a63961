import type { FastifyInstance } from 'fastify'
import { RULES, type Rule } from '#app/team/auth/access/rules.ts'
import { messages } from '#content/en/messages.ts'

/**
 * What holds for every operation and is said in one place: who may call it, the errors that it can
 * answer, what its parameters mean. `openapi.test.ts` compares it with what the site does.
 */
export function addDetails<Document extends object>(
  document: Document,
  access: FastifyInstance['access'],
): Document {
  const { paths, components } = document as unknown as OpenApi
  delete paths['/{*}']
  components.securitySchemes = {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'session',
      description: 'Set by `POST /api/auth/login`. Over https its name is `__Host-session`.',
    },
  }
  components.schemas = { ...components.schemas, Error: ERROR }
  components.responses = Object.fromEntries(
    Object.entries(ERRORS).map(([status, description]) => [
      `Error${status}`,
      {
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
      describe(operation, method, path, access.get(name))
    }
  }
  joinTwins(paths)
  return document
}

/** OpenAPI knows no two paths that differ in the names of their parameters alone. */
function joinTwins(paths: OpenApi['paths']) {
  const byShape = new Map<string, string>()
  for (const [path, operations] of Object.entries(paths)) {
    const shape = path.replace(/\{\w+\}/g, '{}')
    const first = byShape.get(shape)
    if (first === undefined) {
      byShape.set(shape, path)
      continue
    }
    const names = namesIn(path)
    for (const operation of Object.values(operations)) {
      for (const parameter of operation.parameters ?? []) {
        const at = parameter.in === 'path' ? names.indexOf(parameter.name) : -1
        parameter.name = namesIn(first)[at] ?? parameter.name
      }
    }
    paths[first] = { ...paths[first], ...operations }
    delete paths[path]
  }
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function describe(operation: Operation, method: string, path: string, rule: Rule | undefined) {
  const access = accessTo(rule)
  operation.operationId = operationId(method, path)
  operation.summary ??= summaryOf(operation, method, path)
  operation.description = [operation.description, rule && `For: ${RULES[rule].who}.`]
    .filter(Boolean)
    .join('\n\n')
  operation.security =
    access === 'public' ? [] : access === 'both' ? [{}, { session: [] }] : [{ session: [] }]
  for (const parameter of operation.parameters ?? []) {
    parameter.description ??= PARAMETERS[parameter.name] ?? ''
  }
  for (const status of errorsOf(operation, method, path, access)) {
    operation.responses[status] ??= { $ref: `#/components/responses/Error${status}` }
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response.description === 'Default Response') {
      response.description = DONE[status] ?? ERRORS[status] ?? ''
    }
  }
}

type Access = 'public' | 'both' | 'staff'

/** Whom an operation is for; `both` shows editors more than it shows visitors. */
function accessTo(rule: Rule | undefined): Access {
  return rule === 'public' || rule === 'both' ? rule : 'staff'
}

/** They take a password, a link or a signature instead of a session. */
const PROVED_BY_BODY = /\/auth\/(login|links)|\/inbound-mail$/

function errorsOf(operation: Operation, method: string, path: string, access: Access): string[] {
  const takesInput = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined
  const writes = method !== 'get'
  return [
    ...(takesInput || writes ? ['400'] : []),
    ...(access !== 'public' || PROVED_BY_BODY.test(path) ? ['401'] : []),
    ...(access === 'staff' || writes ? ['403'] : []),
    ...(path.includes('{') || path.endsWith('/inbound-mail') ? ['404'] : []),
    ...(access === 'staff' && writes ? ['409'] : []),
    ...(operation.requestBody || path.endsWith('/import') ? ['413', '415'] : []),
    ...(path.startsWith('/api/') ? ['429'] : []),
    '503',
  ]
}

function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? []
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

/** The description up to its first full stop; else what its method and address say. */
function summaryOf({ description }: Operation, method: string, path: string): string {
  if (description) return description.split(/\.(?:\s|$)/)[0] ?? description
  const subject = path
    .replace(/^\/(api\/)?/, '')
    .replace(/\/?\{\w+\}/g, '')
    .replaceAll('/', ': ')
    .replaceAll('-', ' ')
  return `${VERBS[method] ?? method} ${subject}${path.endsWith('}') ? ', one' : ''}`
}

const VERBS: Record<string, string> = {
  get: 'Read',
  post: 'Send',
  put: 'Store',
  patch: 'Change',
  delete: 'Delete',
}

const DONE: Record<string, string> = {
  200: 'Done',
  201: 'Stored',
  202: 'Accepted',
  204: 'Done, without a body',
}

const ERRORS: Record<string, string> = {
  400: 'Something that was sent is wrong; `errors` says what and where',
  401: 'No one is signed in, or the user name or password is wrong',
  403: 'The account may not do this, or the request comes from another site',
  404: 'There is no such thing',
  409: 'It has changed in between, or its state does not allow this',
  413: 'What was sent is too large',
  415: 'What was sent is not in the expected format',
  429: 'Too many requests; `Retry-After` says in how many seconds to try again',
  503: 'The site is busy or its database is away; `Retry-After` says when to try again',
}

const ERROR = {
  type: 'object',
  required: ['message', 'requestId'],
  properties: {
    message: {
      type: 'string',
      description: 'What is wrong, for people',
      example: messages.errors.invalid,
    },
    errors: {
      type: 'array',
      description: 'Where it is wrong',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'The field, such as `email` or `rows.2.name`' },
          message: { type: 'string' },
        },
      },
    },
    code: {
      type: 'string',
      enum: ['step-up'],
      description:
        '`step-up`: the session has to prove again whose it is. Send `POST /api/auth/step-up`, then repeat the request',
    },
    ended: {
      type: 'string',
      enum: ['idle'],
      description: 'With 401: the session has ended because it was not used',
    },
    requestId: { type: 'string', description: 'By which the log finds the request' },
  },
}

const PARAMETERS: Record<string, string> = {
  id: 'The number of the entry',
  slug: 'The last part of its address on the site',
  token: 'The secret part of its link',
  version: 'The number of the version',
  number: 'The number of the draft',
  active: 'For how many seconds since it last spoke the screen was in front of someone',
  page: 'Which page of the list, from 1',
  pageSize: 'How many entries on a page',
  selector: 'The selector of the DKIM key, the part of its name before `._domainkey`',
  q: 'What to search for',
  lang: 'The language of the texts, `en` or `hi`; without it they are in English and do not say so',
  hindi:
    'For staff: questions whose text in Hindi is missing (`none`), fits (`current`) or is `to-review`',
  sort: 'The column to sort by',
  order: '`asc` or `desc`',
  by: 'What the counts are grouped by: page, action, tool, service or week',
  on: 'One page, for the buttons on it',
  from: 'The first day, such as 2026-07-31, Indian time',
  to: 'The last day, such as 2026-07-31, Indian time',
  person: 'The number of the account that acted',
  about: 'What kind of thing it was done to',
  enquiry: 'The number of an enquiry',
  view: 'One of the desk’s views, such as `needs-answer`',
  service: 'What the enquiry is about',
  source: 'The form or the way it came',
  language: 'The language of its form, or as staff have changed it',
  status:
    'The status of the enquiry; of posts and questions whether published, draft or scheduled (staff)',
  stage: 'How far the case is, or `none`',
  owner: 'The number of the account, `me`, or `none`',
  due: 'When the answer is due',
  without: 'What the enquiry lacks',
  state: 'The state of the mail',
  kind: 'The kind of mail',
  lead: 'The number of the enquiry that it is about',
  file: 'What the file is called, for the audit log',
  year: 'A year of income, such as 2025-26',
  plan: 'The plan that was agreed',
  waitingOn: 'Who has to do the next thing: client, us or department',
  preview: '`1` says what the import would do and stores nothing',
  errors: '`1` gives back the rows in error, with the reasons, and stores nothing',
  mapping: 'JSON: what each column and each status is read as; without it, by the headings',
  phone: 'A telephone number in any form',
  email: 'An email address',
  categoryId: 'The number of the category',
  show: 'How many are shown at once',
  exclude: 'The number of the entry to leave out',
  at: 'The version that the draft is based on',
  ids: 'Numbers, separated by commas',
  'x-inbound-timestamp': 'When it is delivered, in seconds since 1970; at most five minutes away',
  'x-inbound-signature': '`sha256=` and the signature in hex',
  day: 'The day, such as 2026-11-24, Indian time',
  of: 'Whose: `mine` or `everyone`',
  leave: 'The number of the leave',
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: Record<'securitySchemes' | 'schemas' | 'responses', Record<string, unknown>>
}
interface Operation {
  operationId?: string
  summary?: string
  description?: string
  security?: object[]
  parameters?: { name: string; in: string; description?: string }[]
  requestBody?: object
  responses: Record<string, { description?: string; $ref?: string }>
}
