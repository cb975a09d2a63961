import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer as createMailbox } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { freePort } from '../free-port.ts'
import { MailSink } from '../mail-sink.ts'

const READY_LIMIT_MS = 60_000

/** Starts the app with a new database, once for all journeys; the function it answers stops it. */
export default async function startSite() {
  const directory = await mkdtemp(join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const post = await openPost()
  const site = {
    mailbox: post.mailbox,
    origin: `http://localhost:${port}`,
    username: 'journey-admin',
    password: randomBytes(24).toString('base64url'),
    log: join(directory, 'site.log'),
    inboundSecret: randomBytes(24).toString('base64url'),
  }
  const log = await open(site.log, 'a')
  const app = spawn('node_modules/node/bin/node', ['app/server/main.ts'], {
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LIMIT_SCALE: '100000',
      LIMIT_DELAY_MS: '60000',
      ADMIN_USERNAME: site.username,
      ADMIN_PASSWORD: site.password,
      SMTP_URL: post.smtp,
      INBOUND_ADDRESS: 'replies@firm.example',
      INBOUND_WEBHOOK_SECRET: site.inboundSecret,
      BACKUP_DIR: join(directory, 'backups'),
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
      BACKUP_HOUR: '23',
      // The journeys share sessions that are older than the ten minutes of the default.
      STEP_UP_MINUTES: '1440',
    },
  })
  await log.close()
  const ended = once(app, 'exit')
  const stop = async () => {
    app.kill('SIGTERM')
    await ended
    await post.close()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await Promise.race([
      ready(site.origin),
      ended.then(() => Promise.reject(new Error('it ended'))),
    ])
  } catch (cause) {
    const words = await readFile(site.log, 'utf8')
    await stop()
    throw new Error(`The site did not start. Its last words:\n${words.slice(-3000)}`, { cause })
  }
  process.env.JOURNEY_SITE = JSON.stringify(site)
  return stop
}

/**
 * A mail server that takes what the site sends, and an address at which journeys read it: the path is
 * the recipient's. Addresses that begin with `unknown.` are refused for good the first time.
 */
async function openPost() {
  const sink = await MailSink.open()
  const refused = new Set<string>()
  sink.onRecipient = (address) => {
    if (!address.startsWith('unknown.') || refused.has(address)) return undefined
    refused.add(address)
    return [550, 'no such mailbox here']
  }
  const mailbox = createMailbox((request, response) => {
    response.end(JSON.stringify(sink.to(decodeURIComponent((request.url ?? '').slice(1)))))
  }).listen(0, '127.0.0.1')
  await once(mailbox, 'listening')
  return {
    smtp: sink.url,
    mailbox: `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`,
    close: async () => {
      mailbox.close()
      await sink.close()
    },
  }
}

async function ready(origin: string) {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.status === 200) return
    await sleep(50)
  }
  throw new Error('it was not ready in time')
}
