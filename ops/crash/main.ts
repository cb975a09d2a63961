// Kills the app and its database again and again while enquiries keep coming in, and counts what
// was acknowledged but is not there in the end. Run it with: npm run test:crash -- --rounds 20
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type EnquiryResults, keepSending } from './enquiries.ts'
import { Site } from './site.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on')

type Kill = 'database' | 'helper' | 'app' | 'both'

/**
 * The database comes first, many times in a row: an app that loses a little each time would be
 * saved by its own restart otherwise.
 */
function killOf(round: number): Kill {
  if (round < rounds * 0.6) return round % 2 === 0 ? 'database' : 'helper'
  return round % 3 === 2 ? 'both' : 'app'
}

const TIME_LIMIT_MS = 5 * 60_000
const RECOVERY_LIMIT_MS = 30_000
const SENDERS = 8

const site = await Site.prepare()
const stopped = new AbortController()
await site.runTest(run, stopped, RECOVERY_LIMIT_MS)

async function run() {
  console.log(`Sending enquiries to ${site.origin}, ${rounds} kills to come …`)
  const sending = keepSending(site.origin, SENDERS, stopped.signal)
  const killed = await killAgainAndAgain()
  stopped.abort()
  const results = await sending
  await site.isReady(RECOVERY_LIMIT_MS)
  const missing = await countMissing(results)
  const stoppedCleanly = await site.stop()
  report(killed, results, missing, stoppedCleanly)
  const complete = killed.rounds === rounds && results.acknowledged.size > 0
  return complete && missing === 0 && killed.failedRestarts === 0 && stoppedCleanly ? 0 : 1
}

async function killAgainAndAgain() {
  const deadline = Date.now() + TIME_LIMIT_MS
  const killed = { rounds: 0, byKind: {} as Record<string, number>, failedRestarts: 0, slowest: 0 }
  while (killed.rounds < rounds && Date.now() < deadline) {
    await sleep(randomInt(1_500))
    const kind = killOf(killed.rounds)
    const began = Date.now()
    await kill(kind)
    const back = await site.isReady(RECOVERY_LIMIT_MS)
    const took = Date.now() - began
    killed.rounds++
    killed.byKind[kind] = (killed.byKind[kind] ?? 0) + 1
    killed.slowest = Math.max(killed.slowest, took)
    console.log(
      `  ${killed.rounds} of ${rounds}: ${kind}, ${back ? `back after ${took} ms` : 'NOT BACK'}`,
    )
    if (back) continue
    killed.failedRestarts++
    console.error(await site.logTail())
    await site.killApp()
    await site.start()
    await site.isReady(RECOVERY_LIMIT_MS)
  }
  return killed
}

async function kill(kind: Kill) {
  if (kind === 'helper') await site.killDatabaseHelper()
  if (kind === 'database' || kind === 'both') await site.killDatabase()
  if (kind === 'app' || kind === 'both') {
    await site.killApp()
    await site.start()
  }
}

async function countMissing({ acknowledged }: EnquiryResults) {
  const stored = await site.storedMessages()
  return [...acknowledged].filter(([id, message]) => stored.get(id) !== message).length
}

function report(
  killed: Awaited<ReturnType<typeof killAgainAndAgain>>,
  results: EnquiryResults,
  missing: number,
  stoppedCleanly: boolean,
) {
  const kinds = Object.entries(killed.byKind).map(([kind, count]) => `${count} ${kind}`)
  console.log(`
  rounds              ${killed.rounds} of ${rounds}
  killed              ${kinds.join(', ')}
  enquiries sent      ${results.sent}
  acknowledged        ${results.acknowledged.size}
  missing             ${missing}
  failed restarts     ${killed.failedRestarts}
  slowest recovery    ${killed.slowest} ms
  clean stop          ${stoppedCleanly ? 'yes' : 'no'}
`)
}
