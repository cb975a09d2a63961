import type { fileWords } from '#app/content/tools/file-words.ts'

/** A file that isn't taken, with why. */
export class Refused extends Error {
  readonly why: keyof typeof fileWords.refused

  constructor(why: keyof typeof fileWords.refused) {
    super(why)
    this.why = why
  }
}
