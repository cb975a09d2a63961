import type { Executor } from '#app/platform/db/database.ts'
import { categories } from '#app/platform/db/schema.ts'
import type { ContentType } from '#app/writing/publishing/entry.ts'

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
  await tx
    .insert(categories)
    .values([...rows('faq', FAQ_CATEGORIES), ...rows('post', BLOG_CATEGORIES)])
}

function rows(kind: ContentType, named: readonly (readonly [slug: string, name: string])[]) {
  return named.map(([slug, name], position) => ({ kind, slug, name, position }))
}
