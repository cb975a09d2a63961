// Makes one image and ends; make-image-in-process.server.ts starts it.
import { AppError } from '#app/platform/http/errors.ts'
import { answerOnce } from '#app/platform/worker/answer-once.server.ts'
import { makeImage } from './make-image.server.ts'
import type { MakerAnswer } from './make-image-in-process.server.ts'

answerOnce<MakerAnswer>((file) =>
  makeImage(file).then(
    (made) => ({ made }),
    (error: unknown) =>
      error instanceof AppError
        ? { refused: { status: error.status, message: error.message } }
        : { failed: String(error) },
  ),
)
