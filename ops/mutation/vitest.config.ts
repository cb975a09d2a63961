import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What these import starts a site or a database: such tests would take a second or more for each mutant. */
const STARTS_A_SITE = /from '(?:\.\.\/)+(?:test\/)?(?:app|calls|clients|database|desk|outbox)\.ts'/

/** The tests of pure functions; each mutant runs those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: globSync('app/{tax,enquiries,team,clients}/**/*.test.ts').filter(
      (file) => !STARTS_A_SITE.test(readFileSync(file, 'utf8')),
    ),
  },
})
