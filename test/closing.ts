import { afterAll, onTestFinished, TestRunner, vi } from 'vitest'

const ofFile: Close[] = []
type Close = () => Promise<unknown>

/** Closes what was opened, the last first: after the test that opened it, or after the file if a hook did. */
export function closeAfterwards(close: Close) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()))
  else ofFile.push(close)
}

// This module is set up again for every test file, although they share their modules.
afterAll(async () => {
  for (const close of ofFile.splice(0).reverse()) await close()
})

// The next test file of this worker has the same clock.
afterAll(() => void vi.useRealTimers())
