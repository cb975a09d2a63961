import { parseArgs } from 'node:util'
import { findUser } from '#app/auth/users.server.ts'
import { staffMessages } from '#app/content/staff.ts'
import type { Database } from '#app/db/database.ts'
import { addAccount, changeAccount, listAccounts } from './staff.server.ts'
import { type AccountChange, type AccountReceipt, newAccountBody } from './staff.ts'

/** The arguments are not a valid command; the message lists the commands. */
export class UsageError extends Error {}

/**
 * Reads the operator's command; gives what carries it out and answers what to print.
 * @throws UsageError at once; what is given throws AppError when it may not be done
 */
export function runAccountCommand(args: string[]): (db: Database) => Promise<string> {
  const { values, positionals } = parse(args)
  const [verb = '', username, ...more] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command || more.length > 0) throw new UsageError(USAGE)
  const allowed = verb === 'add' ? ['name', 'email', 'role'] : []
  if (Object.keys(values).some((name) => !allowed.includes(name))) throw new UsageError(USAGE)
  if (verb === 'list') {
    if (username) throw new UsageError(USAGE)
    return command('', values)
  }
  if (!username) throw new UsageError(USAGE)
  return command(username, values)
}

type Options = ReturnType<typeof parse>['values']
type Command = (username: string, options: Options) => (db: Database) => Promise<string>

const commands: Record<string, Command> = {
  list: () => async (db) => table(await listAccounts(db)),
  add: (username, { name = username, ...options }) => {
    const read = newAccountBody.safeParse({ username, name, ...options })
    if (!read.success) throw new UsageError(read.error.issues[0]?.message)
    return async (db) => describeReceipt(await addAccount(db, 'operator', read.data))
  },
  reset: (username) => changeOf(username, { resetPassword: true }),
  disable: (username) => changeOf(username, { disabled: true }),
  enable: (username) => changeOf(username, { disabled: false }),
}

function changeOf(username: string, change: AccountChange) {
  return async (db: Database) => {
    const user = await findUser(db, username)
    if (!user) throw new Error(`${staffMessages.unknown} "npm run account -- list" names them.`)
    return describeReceipt(await changeAccount(db, 'operator', user.id, change))
  }
}

function describeReceipt({ account, password }: AccountReceipt): string {
  return [
    '',
    `  username  ${account.username}`,
    `  role      ${account.role}`,
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

function table(accounts: Awaited<ReturnType<typeof listAccounts>>): string {
  const rows = [
    ['USERNAME', 'NAME', 'ROLE', 'STATE'],
    ...accounts.map(({ username, name, role, disabledAt }) => [
      username,
      name,
      role,
      disabledAt ? 'disabled' : 'can sign in',
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
      options: { name: text, email: text, role: text },
    })
  } catch {
    throw new UsageError(USAGE)
  }
}

const USAGE = `Staff accounts, with the settings (DATA_DIR or DATABASE_URL) of the site:

  npm run account -- list
  npm run account -- add <username> [--name "Full Name"] [--email <address>] [--role admin|staff]
  npm run account -- reset <username>      a new random password
  npm run account -- disable <username>
  npm run account -- enable <username>`
