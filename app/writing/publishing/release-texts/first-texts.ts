import { postSeeds } from '#app/writing/seeds/posts.ts'
import { faqSeeds, hindiFaqSeeds } from '#app/writing/seeds/questions.ts'
import { gstTemplate, templateSeeds } from '#app/writing/seeds/templates.ts'
import { whatsappSeeds } from '#app/writing/seeds/whatsapp-messages.ts'
import type { FirstText } from './release-text.ts'

/** The words of every question, post and template that this release brings. */
export const firstTexts: FirstText[] = [
  ...faqSeeds.map(
    ({ slug, question, answer }): FirstText => ({
      kind: 'faq',
      key: slug,
      words: { question, answer },
    }),
  ),
  ...hindiFaqSeeds().map(
    ({ slug, question, answer, sourceHash }): FirstText => ({
      kind: 'faq-hi',
      key: slug,
      words: { questionHi: question, answerHi: answer },
      sourceHash,
    }),
  ),
  ...postSeeds.map(
    ({
      slug,
      category: _category,
      publishedAt: _publishedAt,
      updated: _updated,
      ...words
    }): FirstText => ({
      kind: 'post',
      key: slug,
      words: { ...words },
    }),
  ),
  ...[...templateSeeds, gstTemplate, ...whatsappSeeds()].map(
    ({ title, subject, body }): FirstText => ({
      kind: 'template',
      key: title,
      words: { subject, body },
    }),
  ),
]
