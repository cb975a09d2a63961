import type { Executor } from '#app/platform/db/database.ts'
import { blogCategories, faqCategories } from '#app/platform/db/schema.ts'

const FAQ_CATEGORIES = [
  ['getting-started', 'Getting started'],
  ['documents', 'Documents and deadlines'],
  ['salary-and-rent', 'Salary and house rent'],
  ['investments-and-trading', 'Investments and trading'],
  ['freelancers-and-business', 'Freelancers and business'],
  ['nri-and-foreign-income', 'NRI and foreign income'],
  ['pricing-and-support', 'Pricing and support'],
] as const

const BLOG_CATEGORIES = [
  ['tax-planning', 'Tax planning'],
  ['tax-law-changes', 'Tax law changes'],
  ['capital-gains', 'Capital gains'],
  ['business-and-profession', 'Business and profession'],
  ['filing-guides', 'Filing guides'],
] as const

export async function seedCategories(tx: Executor): Promise<void> {
  await tx.insert(faqCategories).values(rows(FAQ_CATEGORIES))
  await tx.insert(blogCategories).values(rows(BLOG_CATEGORIES))
}

function rows(categories: readonly (readonly [slug: string, name: string])[]) {
  return categories.map(([slug, name], position) => ({ slug, name, position }))
}
