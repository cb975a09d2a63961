import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createMailbox } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BILLING_FIRM } from '../billing-firm.ts'
import { MailSink } from '../mail-sink.ts'
import { startOwnSite } from './own-site.ts'

/** Starts the app with a new database, once for all journeys; the function it answers stops it. */
export default async function startSite() {
  const post = await openPost()
  const account = {
    username: 'journey-admin',
    password: randomBytes(24).toString('base64url'),
  }
  const inboundSecret = randomBytes(24).toString('base64url')
  const recipient = await identityToRecipient(await generateX25519Identity())
  const { origin, log, stop } = await startOwnSite((directory) => ({
    ...BILLING_FIRM,
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    SMTP_URL: post.smtp,
    INBOUND_ADDRESS: 'replies@firm.example',
    INBOUND_WEBHOOK_SECRET: inboundSecret,
    BACKUP_DIR: join(directory, 'backups'),
    BACKUP_RECIPIENT: recipient,
    BACKUP_HOUR: '23',
    // The journeys share sessions that are older than the ten minutes of the default.
    STEP_UP_MINUTES: '1440',
  }))
  process.env.JOURNEY_SITE = JSON.stringify({
    ...account,
    origin,
    log,
    inboundSecret,
    mailbox: post.mailbox,
  })
  return async () => {
    await stop()
    await post.close()
  }
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
