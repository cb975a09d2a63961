import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`Run npx vitest, which takes the project’s own Node; this is ${process.version}.`)
}

/** What starts whole sites takes longest, and would leave one worker alone if it came last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => /\/(test|ops|app\/server)\//.test(moduleId)
    const usual = await super.sort(files)
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
  }
}

/** Unit and API tests. The journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/**/*.test.ts', 'content/**/*.test.ts', 'ops/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/database-server.ts',
    setupFiles: ['test/closing.ts', 'test/unambiguous-columns.ts'],
    // Test files share the loaded program: none replaces a part of it.
    isolate: false,
    // One more than there are cores: some files mostly wait for a site or a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // The built pages are run as they are, not put through the test runner's own module graph.
    server: { deps: { external: [/\/dist\/server\//] } },
    // Far above what anything takes: pictures and passwords are much work, and machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
