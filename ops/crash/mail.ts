// Kills the app at random moments while enquiries come in and their mails go out to a real SMTP
// server, and counts at that server which mails never came and which came twice. Run it with:
// npm run test:crash -- --mail --rounds 20
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MailSink } from '../../test/mail-sink.ts'
import { type EnquiryResults, keepSending } from './enquiries.ts'
import { Site } from './site.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, kill: { type: 'string', default: 'app' } },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on')
const killsBoth = values.kill === 'both'

const RECOVERY_LIMIT_MS = 60_000
const DRAIN_LIMIT_MS = 5 * 60_000
const SENDERS = 2
const PAUSE_MS = 250
/** How long the mail server takes for a message: the longer, the more kills happen meanwhile. */
const PROCESSING_MS = 60

const OFFICE = 'office@firm.example'

const sink = await MailSink.open()
sink.onMessage = async () => void (await sleep(randomInt(PROCESSING_MS)))
const site = await Site.prepare({ SMTP_URL: sink.url, MAIL_STAFF: OFFICE })
const stopped = new AbortController()
await site.runTest(run, stopped, RECOVERY_LIMIT_MS).finally(() => sink.close())

async function run() {
  console.log(`Sending enquiries to ${site.origin}, ${rounds} kills to come …`)
  const sending = keepSending(site.origin, SENDERS, stopped.signal, PAUSE_MS)
  for (let round = 1; round <= rounds; round++) {
    await sleep(500 + randomInt(2_500))
    const midway = (await mailStates()).sending ?? 0
    if (killsBoth) await site.killDatabase()
    await site.killApp()
    await site.start()
    const back = await site.isReady(RECOVERY_LIMIT_MS)
    console.log(`  ${round} of ${rounds}: ${back ? 'back' : 'NOT BACK'}, ${midway} were being sent`)
    if (back) continue
    console.error(await site.logTail())
    return 1
  }
  stopped.abort()
  const results = await sending
  const drained = await untilDrained()
  const { wrong, text } = evaluate(results, await outbox())
  console.log(text)
  if (!drained) console.error('Mails still wait.', await mailStates())
  return drained && wrong === 0 && (await site.stop()) ? 0 : 1
}

interface OutboxMail {
  event: string
  messageId: string
  state: string
}

function outbox() {
  return site.query<OutboxMail>('SELECT event, message_id AS "messageId", state FROM mails')
}

async function mailStates(): Promise<Record<string, number>> {
  const counted = await site
    .query<{ state: string; total: number }>(
      'SELECT state, count(*)::int AS total FROM mails GROUP BY state',
    )
    .catch(() => [])
  return Object.fromEntries(counted.map(({ state, total }) => [state, total]))
}

async function untilDrained() {
  const deadline = Date.now() + DRAIN_LIMIT_MS
  while (Date.now() < deadline) {
    const { waiting = 0, sending = 0 } = await mailStates()
    if (waiting + sending === 0) return true
    await sleep(1_000)
  }
  return false
}

function evaluate({ acknowledged }: EnquiryResults, mails: OutboxMail[]) {
  const arrived = new Map<string, number>()
  for (const { messageId } of sink.caught) {
    if (messageId) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1)
  }
  const events = new Set(mails.map(({ event }) => event))
  const copies = ({ messageId }: OutboxMail) => arrived.get(messageId) ?? 0
  const unwritten = [...acknowledged.keys()].filter(
    (id) => !events.has(`lead-received:${id}:visitor`),
  )
  const notified = new Set(
    sink
      .to(OFFICE)
      .flatMap(({ text = '' }) =>
        [...text.matchAll(/\/admin\/leads\/(\d+)/g)].map(([, id]) => Number(id)),
      ),
  )
  const unnotified = [...acknowledged.keys()].filter((id) => !notified.has(Number(id)))
  const missing = mails.filter((mail) => copies(mail) === 0)
  const twice = mails.filter((mail) => copies(mail) > 1)
  const unconfirmed = mails.filter(({ state }) => state === 'unconfirmed')
  const text = `
  enquiries acknowledged      ${acknowledged.size}
  without a mail              ${unwritten.length}
  staff not notified of       ${unnotified.length}
  mails written               ${mails.length}
  never arrived               ${missing.length} ${[...new Set(missing.map(({ state }) => state))].join(', ')}
  arrived twice               ${twice.length}
  shown as unconfirmed        ${unconfirmed.length}, of which ${unconfirmed.filter((mail) => copies(mail) === 1).length} arrived
`
  const wrong = unwritten.length + unnotified.length + missing.length + twice.length
  return { wrong, text }
}
