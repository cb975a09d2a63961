// Makes one image and ends; make-image-apart.server.ts starts it.
import { setPriority } from 'node:os'
import { AppError } from '#app/platform/http/errors.ts'
import { makeImage } from './make-image.server.ts'
import type { MakerAnswer } from './make-image-apart.server.ts'

// Visitors' requests come first.
setPriority(10)
process.once('disconnect', () => process.exit())
process.once('message', async (file) => {
  const answer = await makeImage(file as Buffer)
    .then((made): MakerAnswer => ({ made }))
    .catch(asAnswer)
  process.send?.(answer, () => process.disconnect())
})

function asAnswer(error: unknown): MakerAnswer {
  if (!(error instanceof AppError)) return { failed: String(error) }
  return { refused: { status: error.status, message: error.message } }
}
