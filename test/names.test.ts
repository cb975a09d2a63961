import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Names that gave way to the usual terms of the field, each with what it is called now. */
const OLD_IDENTIFIERS: Record<string, string> = {
  useDeeds: 'useLeadActions',
  tookBack: 'undone',
  announce: 'notify',
  announceLead: 'notifyNewLead',
  ToldLead: 'LeadForEmail',
  finishedPages: 'pageCache',
  FinishedPages: 'PageCache',
  makeAndKeep: 'makeAndCache',
  toDraw: 'toRender',
  keptDraft: 'autosavedDraft',
  KeptDraft: 'AutosavedDraft',
  keptText: 'unsentText',
  keptPromise: 'responseRate',
  keptVersion: 'revision',
  deskDigest: 'eventBatcher',
  liveDesk: 'eventStreamClient',
  liveList: 'partialList',
  liveNews: 'newLeadNotice',
  livePages: 'devRenderer',
  Postman: 'MailContext',
  Parcel: 'SmtpMessage',
  handOver: 'deliverOverSmtp',
  looksLikeRubbish: 'spamSignals',
  suspicion: 'spamFilter',
  nobodyCalled: 'reportNoResponse',
  awaitIslands: 'hydrateWhenVisible',
  storyOf: 'describeEvent',
  giveTime: 'extend',
  slowSenders: 'bodyTimeouts',
  stopWish: 'onShutdownSignal',
  knownDevice: 'trustedDevice',
  forgive: 'reset',
  Dress: 'ButtonStyle',
  dress: 'buttonStyle',
  Tied: 'AriaProps',
  isPlainText: 'isStorable',
  fieldFromTimestamp: 'toIndianTime',
  timestampFromField: 'fromIndianTime',
  STAFF_EMAIL_MAX: 'EMAIL_MAX',
  STAFF_NAME_MAX: 'NAME_MAX',
  MEANT: 'CACHE_PARAMS',
  ALIKE: 'SIMILARITY_THRESHOLD',
  LEAST: 'MIN_…',
}

/** Files that have another name now, without their ending. */
const OLD_FILES = [
  'announce',
  'announcer',
  'desk-digest',
  'desk-room-api',
  'drawing-queue',
  'entry-frame',
  'event-words',
  'figures-chart',
  'figures-panel',
  'figures-table',
  'finished-pages',
  'guessing',
  'hidden-field',
  'indian-time',
  'jitless',
  'joining',
  'kept-draft',
  'kept-files',
  'kept-promise',
  'kept-text',
  'live-desk',
  'live-list',
  'live-news',
  'live-pages',
  'particulars-form',
  'public-frame',
  'receipt-deeds',
  'recognise',
  'rubbish',
  'same-person',
  'slow-senders',
  'staff-frame',
  'stop-wish',
  'suspicion',
  'told-lead',
  'use-deeds',
]
const READY = 'ready.mjs' // now bootstrap.mjs

const files = globSync('{app,bench,setup,test,docs}/**/*.{ts,tsx,mjs,md}', { cwd: root })
  .concat(globSync('*.{ts,md}', { cwd: root }))
  .filter((file) => !/^app\/(content|seeds)\/|^test\/names\.test\.ts$/.test(file))
  .sort()

test('code calls things by their present names', () => {
  expect(files.length).toBeGreaterThan(500)
  const old = new RegExp(`\\b(?:${Object.keys(OLD_IDENTIFIERS).join('|')})\\b`, 'g')
  const found = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(old)].map(
        ([name]) => `${file}: ${name} is called ${OLD_IDENTIFIERS[name]}`,
      ),
    )
  expect(found).toEqual([])
})

test('no file has a name of before, and none is mentioned', () => {
  const named = files.filter(
    (file) => basename(file) === READY || OLD_FILES.includes(basename(file).replace(/\..*$/, '')),
  )
  expect(named).toEqual([])

  const mention = new RegExp(
    `(?<![\\w-])(?:(?:${OLD_FILES.join('|')})(?:\\.server)?(?:\\.test)?\\.(?:tsx?|mjs)|ready\\.mjs)\\b`,
    'g',
  )
  const mentions = files.flatMap((file) =>
    [...read(file).matchAll(mention)].map(([name]) => `${file} mentions ${name}`),
  )
  expect(mentions).toEqual([])
})

function read(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8')
}
