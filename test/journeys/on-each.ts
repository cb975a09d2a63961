import { expect, extendTimeout, test } from './journey.ts'

/** Does the same with each in a step of its own: a step that fails is named, and hides no other. */
export async function onEach<T extends string>(all: Iterable<T>, act: (one: T) => Promise<void>) {
  const failed: string[] = []
  for (const one of all) {
    extendTimeout()
    await test
      .step(one, () => act(one))
      .catch((error) => {
        failed.push(`${one}: ${error instanceof Error ? error.message : error}`)
      })
  }
  expect(failed).toEqual([])
}
