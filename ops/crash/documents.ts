// Kills the app and its database again and again while clients send documents, in one step and by tus,
// and counts what was acknowledged but is not there in the end, or is another file than was sent. Run it with:
// npm run test:crash -- --documents --rounds 40
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Client, type Sent, Staff } from './clients.ts'
import { Site } from './site.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on')

const RECOVERY_LIMIT_MS = 120_000
const SENDERS = 4
/** A return takes 200 files and 300 MB: then a new one is started. */
const FILES_PER_RETURN = 60
const LARGEST = 3 * 1024 * 1024

type Counts = { sent: number; resumed: number }

const site = await Site.prepare()
const stopped = new AbortController()
await site.runTest(run, stopped, RECOVERY_LIMIT_MS)

async function run() {
  console.log(`Sending documents to ${site.origin}, ${rounds} kills to come …`)
  const staff = await Staff.signIn(site.origin, site.admin)
  const acknowledged: Sent[] = []
  const counts = { sent: 0, resumed: 0 }
  const sending = Promise.all(
    Array.from({ length: SENDERS }, () => keepSending(staff, acknowledged, counts)),
  )
  for (let round = 1; round <= rounds; round++) {
    await sleep(500 + randomInt(1_500))
    const kind = (['app', 'database', 'both'] as const)[round % 3] ?? 'app'
    const midway = await unfinished()
    const began = Date.now()
    if (kind !== 'app') await site.killDatabase()
    if (kind !== 'database') {
      await site.killApp()
      await site.start()
    }
    const back = await site.isReady(RECOVERY_LIMIT_MS)
    const state = back ? `back after ${Date.now() - began} ms` : 'NOT BACK'
    console.log(`  ${round} of ${rounds}: ${kind}, ${state}, ${midway} uploads were on their way`)
    if (back) continue
    console.error(await site.logTail())
    return 1
  }
  stopped.abort()
  await sending
  await site.isReady(RECOVERY_LIMIT_MS)
  const wrong = await evaluate(staff, acknowledged, counts)
  const stoppedCleanly = await site.stop()
  console.log(`  clean stop                  ${stoppedCleanly ? 'yes' : 'no'}\n`)
  return wrong === 0 && acknowledged.length > 0 && stoppedCleanly ? 0 : 1
}

async function keepSending(staff: Staff, acknowledged: Sent[], counts: Counts) {
  let client: Client | undefined
  let files = 0
  while (!stopped.signal.aborted) {
    try {
      if (!client || files % FILES_PER_RETURN === 0) client = await staff.startReturn()
      const file = Buffer.concat([
        Buffer.from('%PDF-1.4\n'),
        randomBytes(randomInt(LARGEST)),
        Buffer.from('\nstartxref\n0\n%%EOF\n'),
      ])
      files++
      counts.sent++
      const isResumed = files % 2 === 0
      const sent = isResumed
        ? await client.sendInParts(file, counts)
        : await client.sendAtOnce(file)
      if (!sent) throw new Error('the site did not take it')
      acknowledged.push(sent)
    } catch {
      await sleep(100)
    }
  }
}

async function unfinished() {
  const rows = await site
    .query<{ total: number }>(
      'SELECT count(*)::int AS total FROM uploads WHERE document_id IS NULL AND NOT removable',
    )
    .catch(() => [])
  return rows[0]?.total ?? 0
}

async function evaluate(staff: Staff, acknowledged: Sent[], counts: Counts) {
  let missing = 0
  let others = 0
  for (const { documentId, returnId, sha256 } of acknowledged) {
    const file = await staff.download(documentId ?? (await idOf(returnId, sha256)))
    if (!file) missing++
    else if (createHash('sha256').update(file).digest('hex') !== sha256) others++
  }
  const blobs = await site.query<{ blob: string }>(
    'SELECT blob FROM uploads UNION SELECT blob FROM documents',
  )
  const known = new Set(blobs.map(({ blob }) => blob))
  const held = await readdir(join(site.dataDir, 'documents')).catch(() => [])
  const without = held.filter((name) => !known.has(name)).length
  const left = await unfinished()
  console.log(`
  files sent                  ${counts.sent}
  went on after a break       ${counts.resumed}
  acknowledged                ${acknowledged.length}
  missing                     ${missing}
  another file than was sent  ${others}
  files without a row         ${without}
  unfinished, for a day       ${left}`)
  return missing + others + without
}

async function idOf(returnId: number, sha256: string) {
  const rows = await site.query<{ id: number }>(
    `SELECT id FROM documents WHERE return_id = ${returnId} AND sha256 = '${sha256}'`,
  )
  return rows[0]?.id
}
