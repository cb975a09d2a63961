/** A question of the first content. `answer` is HTML that the editor could have written. */
export interface FaqSeed {
  slug: string
  question: string
  answer: string
  /** Slug of an FAQ category. */
  category: string
}
