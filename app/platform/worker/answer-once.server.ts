import { setPriority } from 'node:os'

/** Answers for a program of `inProcess` with its one file. Visitors' requests come first. */
export function answerOnce<Answer>(answer: (file: Buffer) => Promise<Answer>): void {
  setPriority(10)
  process.once('disconnect', () => process.exit())
  process.once('message', async (file) => {
    process.send?.(await answer(file as Buffer), () => process.disconnect())
  })
}
