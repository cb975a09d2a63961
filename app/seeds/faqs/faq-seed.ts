import type { TaxFactId } from '#app/content/tax-facts.ts'

/** A question of the first content. `answer` is HTML within the editor's allow-list. */
export interface FaqSeed {
  slug: string
  question: string
  answer: string
  /** Slug of an FAQ category. */
  category: string
}

/** A question as it is written here: `law.ts` puts the law below its answer. */
export interface FaqText extends FaqSeed {
  /**
   * The facts that the answer rests on, beside the figures that it shows; an answer about the firm
   * itself has none.
   */
  law?: readonly TaxFactId[]
  /** Provisions for which there is no fact: 'Section 89, Income-tax Act 1961' */
  alsoLaw?: readonly string[]
}
