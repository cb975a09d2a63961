import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ImapFlow } from 'imapflow'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Why the tests against a real IMAP server cannot run here; undefined where they can. */
export const noDovecot = findDovecot()

function findDovecot(): string | undefined {
  if (!versionOfDovecot() && mayInstall()) install()
  const version = versionOfDovecot()
  if (!version) return 'NOT RUN: Dovecot is not installed (Debian: apt-get install dovecot-imapd)'
  return version.startsWith('2.3.') ? undefined : `NOT RUN: Dovecot ${version}, where 2.3 is known`
}

function versionOfDovecot(): string {
  try {
    return execFileSync('dovecot', ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** As root on a Debian, such as in a container of a test run. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && process.platform === 'linux'
}

function install(): void {
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'dovecot-imapd'], {
      stdio: 'ignore',
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  } catch {
    // Not everywhere are there packages, or is there a network.
  }
}

const USER = 'replies@rao.example'
const PASSWORD = 'p@ss/word'

/** A real IMAP server on this machine, with one mailbox. */
export class ImapMailbox {
  private readonly directory: string
  private readonly port: number
  private stopping: (() => Promise<void>) | undefined

  static async open(): Promise<ImapMailbox> {
    const mailbox = new ImapMailbox(await mkdtemp(join(tmpdir(), 'dovecot-')), await freePort())
    await mailbox.start()
    return mailbox
  }

  private constructor(directory: string, port: number) {
    this.directory = directory
    this.port = port
  }

  url(password = PASSWORD): string {
    const [user, secret] = [encodeURIComponent(USER), encodeURIComponent(password)]
    return `imap://${user}:${secret}@127.0.0.1:${this.port}/INBOX`
  }

  async start(): Promise<void> {
    const config = await this.configure()
    const dovecot = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' })
    const ended = once(dovecot, 'exit')
    this.stopping = async () => {
      dovecot.kill('SIGTERM')
      await ended
    }
    for (let tries = 0; !(await isListening(this.port)); tries++) {
      if (tries > 100 || dovecot.exitCode !== null) {
        const log = await readFile(join(this.directory, 'log'), 'utf8').catch(() => '')
        throw new Error(`Dovecot did not start: ${log}`)
      }
      await sleep(100)
    }
  }

  /** Stops the server; what is in the mailbox stays. */
  async stop(): Promise<void> {
    await this.stopping?.()
    this.stopping = undefined
  }

  async close(): Promise<void> {
    await this.stop()
    await rm(this.directory, { recursive: true, force: true })
  }

  /** Puts an e-mail into the mailbox, as its mail server would. */
  deliver(raw: Buffer, at = new Date()): Promise<void> {
    return this.withClient(async (client) => {
      await client.append('INBOX', raw, [], at)
    })
  }

  /** How many e-mails are in a folder, with or without a flag. */
  async count(folder = 'INBOX', query: { seen?: boolean; flagged?: boolean } = {}) {
    return this.withClient(async (client) => {
      const folders = (await client.list()).map(({ path }) => path)
      if (!folders.includes(folder)) return 0
      await client.mailboxOpen(folder)
      return ((await client.search({ all: true, ...query }, { uid: true })) || []).length
    })
  }

  private async withClient<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: this.port,
      secure: false,
      auth: { user: USER, pass: PASSWORD },
      logger: false,
    })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }

  private async configure(): Promise<string> {
    const isRoot = process.getuid?.() === 0
    const me = userInfo().username
    const [internal, login] = isRoot ? ['dovecot', 'dovenull'] : [me, me]
    const id = isRoot ? Number((await run('id', ['-u', internal])).stdout) : process.getuid?.()
    const group = isRoot ? Number((await run('id', ['-g', internal])).stdout) : process.getgid?.()
    const groupName = (await run('id', ['-gn', internal])).stdout.trim()
    const mail = join(this.directory, 'mail')
    await mkdir(mail, { recursive: true })
    await chmod(this.directory, 0o755)
    if (isRoot) await run('chown', [`${id}:${group}`, mail])
    await writeFile(join(this.directory, 'users'), `${USER}:{PLAIN}${PASSWORD}\n`, { mode: 0o644 })
    const config = join(this.directory, 'dovecot.conf')
    await writeFile(
      config,
      `base_dir = ${this.directory}/run
state_dir = ${this.directory}/state
log_path = ${this.directory}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
default_internal_user = ${internal}
default_internal_group = ${groupName}
default_login_user = ${login}
first_valid_uid = 1
mail_location = maildir:${mail}/%u
passdb {
  driver = passwd-file
  args = ${this.directory}/users
}
userdb {
  driver = static
  args = uid=${id} gid=${group} home=${mail}/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${this.port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
    )
    return config
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
