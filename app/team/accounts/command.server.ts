import { parseArgs } from 'node:util'
import type { Database } from '#app/platform/db/database.ts'
import { makeAccountLink } from '#app/team/auth/links/account-links.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import type { SecurityMails } from '#app/team/auth/security-mails.server.ts'
import { findUser } from '#app/team/auth/users.server.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { staffMessages } from '#content/en/staff.ts'
import type { AccountLink } from '#content/enums.ts'
import { endAllSessions } from './sign-out.server.ts'
import { addAccount, changeAccount, listAccounts } from './staff.server.ts'
import {
  type AccountChange,
  type AccountReceipt,
  accountChange,
  newAccountBody,
  type StaffAccount,
  type Takeover,
} from './staff.ts'

/** The arguments are not a valid command; the message lists the commands. */
export class UsageError extends Error {}

/**
 * Reads the operator's command; gives what carries it out and answers what to print.
 * @throws UsageError at once; what is given throws AppError when it may not be done
 */
export function runAccountCommand(args: string[]): Run {
  const { values, positionals } = parse(args)
  const [verb = '', username, ...more] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command || more.length > 0) throw new UsageError(USAGE)
  const allowed = OPTIONS[verb] ?? []
  if (Object.keys(values).some((name) => !allowed.includes(name))) throw new UsageError(USAGE)
  if (FOR_ALL.has(verb)) {
    if (username) throw new UsageError(USAGE)
    return command('', values)
  }
  if (!username) throw new UsageError(USAGE)
  return command(username, values)
}

type Options = ReturnType<typeof parse>['values']
type Run = (db: Database, site: Site) => Promise<string>
/** What the commands need of the site besides its database. */
interface Site {
  roles: RoleMode
  origin: string
  securityMails: SecurityMails
}
type Command = (username: string, options: Options) => Run

/** The commands that take no user name. */
const FOR_ALL = new Set(['list', 'sign-out-everyone'])

const OPTIONS: Record<string, string[]> = {
  add: ['name', 'email', 'role', 'roles', 'rights'],
  roles: ['roles', 'rights', 'enquiries'],
  disable: ['enquiries'],
  'reset-access': ['only'],
}

const commands: Record<string, Command> = {
  list: () => async (db) => table(await listAccounts(db)),
  add: (username, { name = username, roles, rights, ...options }) => {
    const lists = { roles: listOf(roles), rights: listOf(rights) }
    const read = newAccountBody.safeParse({ username, name, ...options, ...lists })
    if (!read.success) throw new UsageError(read.error.issues[0]?.message)
    return async (db) => describeReceipt(await addAccount(db, 'operator', read.data))
  },
  roles: (username, { roles, rights, enquiries }) => {
    if (roles === undefined && rights === undefined) throw new UsageError(USAGE)
    const read = accountChange.safeParse({ roles: listOf(roles), rights: listOf(rights) })
    if (!read.success) throw new UsageError(read.error.issues[0]?.message)
    return changeOf(username, read.data, enquiries)
  },
  reset: (username) => changeOf(username, { resetPassword: true }),
  disable: (username, { enquiries }) => changeOf(username, { disabled: true }, enquiries),
  enable: (username) => changeOf(username, { disabled: false }),
  'reset-access': (username, { only }) => {
    if (only !== undefined && only !== 'second-factor') throw new UsageError(USAGE)
    return resetAccess(username, only ?? 'access')
  },
  'sign-out-everyone': () => signOutEveryone,
}

/** Names separated by commas; an empty text is an empty list. */
function listOf(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** A link by which the person gets in again, once. */
function resetAccess(username: string, purpose: AccountLink): Run {
  return async (db, site) => {
    const user = await findAccount(db, username)
    const { url, expiresAt } = await makeAccountLink({ db, ...site }, undefined, user.id, purpose)
    return [
      '',
      `  username  ${user.username}`,
      `  link      ${url}`,
      '',
      `  This link is shown only now. It works once, until ${formatTimestamp(expiresAt)}.`,
      purpose === 'access'
        ? '  Anyone who opens it chooses a new password. The second factor is removed.'
        : '  Anyone who opens it needs the password. The second factor is removed.',
      '',
    ].join('\n')
  }
}

/** Ends every session and forgets every trusted device: passwords stay as they are. */
async function signOutEveryone(db: Database): Promise<string> {
  const ended = await endAllSessions(db)
  return `\n  ${ended === 1 ? '1 session was' : `${ended} sessions were`} ended. Everyone has to sign in again.\n`
}

/** @param enquiries who takes over, as the option names them */
function changeOf(username: string, change: AccountChange, enquiries?: string): Run {
  return async (db, { roles, securityMails }) => {
    const user = await findAccount(db, username)
    const takeover = enquiries === undefined ? undefined : await takeoverOf(db, enquiries)
    const full = { ...change, takeover }
    const receipt = changeAccount({ db, securityMails }, 'operator', user.id, full, roles)
    return describeReceipt(await receipt)
  }
}

async function takeoverOf(db: Database, text: string): Promise<Takeover> {
  if (text === 'in-turn' || text === 'no-one') return text
  return (await findAccount(db, text)).id
}

async function findAccount(db: Database, username: string) {
  const user = await findUser(db, username)
  if (!user) throw new Error(`${staffMessages.unknown} "npm run account -- list" names them.`)
  return user
}

function describeReceipt({ account, password }: AccountReceipt): string {
  return [
    '',
    `  username  ${account.username}`,
    `  roles     ${rolesOf(account)}`,
    `  state     ${account.disabledAt ? 'disabled, cannot sign in' : 'can sign in'}`,
    ...(password
      ? [
          `  password  ${password}`,
          '',
          '  This password is shown only now. The first sign-in with it asks for a new one.',
        ]
      : []),
    '',
  ].join('\n')
}

function rolesOf({ roles, rights }: Pick<StaffAccount, 'roles' | 'rights'>): string {
  return [...roles, ...rights.map((right) => `may ${right}`)].join(', ')
}

function table(accounts: Awaited<ReturnType<typeof listAccounts>>): string {
  const rows = [
    ['USERNAME', 'NAME', 'ROLES', 'STATE'],
    ...accounts.map((account) => [
      account.username,
      account.name,
      rolesOf(account),
      account.disabledAt ? 'disabled' : 'can sign in',
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ name: text, email: text, role: text, enquiries: text },
        ...{ roles: text, rights: text, only: text },
      },
    })
  } catch {
    throw new UsageError(USAGE)
  }
}

const USAGE = `Staff accounts, with the settings (DATA_DIR or DATABASE_URL) of the site:

  npm run account -- list
  npm run account -- add <username> [--name "Full Name"] [--email <address>]
                       [--roles admin,accountant,editor] [--rights export,import]
  npm run account -- roles <username> [--roles accountant,editor] [--rights export,import]
                       [--enquiries <username>|in-turn|no-one]   what the account may do
  npm run account -- reset <username>      a new random password
  npm run account -- disable <username> [--enquiries <username>|in-turn|no-one]
                                           who takes over open enquiries
  npm run account -- enable <username>
  npm run account -- reset-access <username> [--only second-factor]
                                           a one-time link for a lost device or password
  npm run account -- sign-out-everyone     ends every session, forgets every trusted device`
