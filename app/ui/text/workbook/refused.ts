type Reason =
  | 'size'
  | 'unpacked'
  | 'rows'
  | 'long'
  | 'old'
  | 'pdf'
  | 'locked'
  | 'broken'
  | 'slow'
  | 'empty'

/** A file that isn't taken, with why. */
export class Refused extends Error {
  readonly why: Reason

  constructor(why: Reason) {
    super(why)
    this.why = why
  }
}
