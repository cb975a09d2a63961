import { pino } from 'pino'
import { readEnv } from '#app/platform/config/env.ts'
import { connect } from '#app/platform/db/database.ts'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { RULES } from '#app/team/auth/access/rules.ts'
import { buildApp } from '../app.ts'

/** `npm run routes`: whom each route is for. It needs no database. */
const log = pino({ level: 'silent' })
const env = readEnv({ ...process.env, LOG_LEVEL: 'silent' })
const connection = { host: 'localhost' }
const pages: Pages = {
  render: () => Promise.reject(new Error('no page is rendered here')),
  assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
}
const app = await buildApp({ env, ...connect(connection, 1, log), connection, pages })
await app.ready()
for (const [name, rule] of app.access) {
  if (rule && !name.startsWith('HEAD ')) console.log(`${name.padEnd(62)}${RULES[rule].who}`)
}
process.exit()
