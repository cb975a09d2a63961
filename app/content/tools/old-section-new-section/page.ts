import { paths } from '#app/paths.ts'
import { dueDateFacts } from '../../tax-facts/due-dates.ts'
import { formatFact } from '../../tax-facts/format.ts'
import type { ToolPage } from '../page.ts'

const from = formatFact(dueDateFacts.newActFrom)

export const page: ToolPage = {
  title: 'Old section, new section',
  text: 'The sections and forms of 1961 under the Income-tax Act 2025, both ways.',
  metadata: {
    title: 'Income-tax Act 2025: Old Section to New Section',
    description:
      'Look up a section or form of the Income-tax Act 1961 under the Act of 2025, or the other way round: 80C, 87A, HRA, Form 16, Form 26AS, audit, TDS and more.',
    keywords: ['Income-tax Act 2025 sections', '80C new section', 'Form 16 new number', 'Form 130'],
  },
  about: [
    {
      title: 'Two Acts side by side',
      paragraphs: [
        `On ${from} the Income-tax Act 2025 took the place of the Act of 1961. Most rules are the same, but nearly every number changed. Section 80C is section 123 now, the rebate of section 87A is in section 156, and the many sections about TDS have become one table in section 393.`,
        'For some years you’ll need both. A notice about FY 2024-25 names sections of 1961, while your employer’s declaration for this year names those of 2025. The date of the income decides, not the date of the letter.',
      ],
    },
    {
      title: 'Tax year instead of assessment year',
      paragraphs: [
        `The Act of 1961 had two names for each year: the previous year in which you earned the income, and the assessment year in which you returned it. The Act of 2025 has one, the tax year. Income of April 2026 to March 2027 belongs to tax year 2026-27, and there’s no assessment year 2027-28.`,
        'Income of April 2025 to March 2026 stays FY 2025-26 and AY 2026-27. It was never a tax year, though the first tax year and that assessment year share their digits.',
      ],
    },
    {
      title: 'What isn’t in the table',
      paragraphs: [
        'We list a pair only if the wording of both Acts was read, or if published comparisons agree. Some numbers that circulate come from the Bill and changed before it was passed: it had the rebate in section 157, where the Act has section 156. The return forms for tax year 2026-27 aren’t notified yet, and the successors of Forms 10-IEA and 10E aren’t certain.',
      ],
    },
  ],
  example: {
    title: 'Where is 80C now?',
    text: 'Your employer’s portal asks for section 123 this year. That’s what used to be 80C.',
  },
  edgeCases: [
    {
      title: 'The same number, another subject',
      text: 'Section 194 of 1961 was about TDS. Section 194 of 2025 taxes crypto and winnings. Always name the Act.',
    },
    {
      title: 'Several into one',
      text: 'Sections 44AD, 44ADA and 44AE are rows of one table in section 58 now, and four forms for TDS by individuals are Form 141.',
    },
    {
      title: 'An old year today',
      text: 'A revised or updated return for FY 2025-26 or before follows the Act of 1961, with its sections and forms.',
    },
  ],
  faqs: [
    {
      question: 'Which Act applies to my return this year?',
      answer: `For income up to March 2026, the Act of 1961. For income from ${from}, the Act of 2025.`,
    },
    {
      question: 'Is Form 16 still called Form 16?',
      answer:
        'For FY 2025-26 and before, yes. For tax year 2026-27 employers issue Form 130, for the first time by June 2027.',
    },
    {
      question: 'Did my deductions change with the numbers?',
      answer:
        'No. The new Act kept the regimes, slabs and deductions of the year before. What changes them is the Budget.',
    },
    {
      question: 'My notice names a section of 1961. Is it valid?',
      answer:
        'It can be. For income up to March 2026 the old Act goes on, and notices about it name its sections. Send us the notice if you’re not sure.',
    },
  ],
  related: [
    { href: paths.tool('return-form-and-documents'), label: 'Which form, which documents' },
    { href: paths.tool('due-dates'), label: 'Due dates' },
    { href: paths.guide('tax-notices'), label: 'Tax notices' },
  ],
}
