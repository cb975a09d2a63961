import { paths } from '#app/paths.ts'
import { dueDateFacts } from '../../../facts/due-dates.ts'
import { formatFact } from '../../../facts/format.ts'
import type { ToolPage } from '../page.ts'

const from = formatFact(dueDateFacts.newActFrom)

export const page: ToolPage = {
  title: 'Old section, new section',
  text: 'Match sections and forms of the 1961 Act with the Income-tax Act 2025.',
  searchWords: 'section sections act 2025 1961 new income-tax act form number forms mapping',
  metadata: {
    title: 'Income-tax Act 2025: Old Section to New Section',
    description:
      'Find a section or form of the Income-tax Act 1961 in the 2025 Act, or the other way round: 80C, 87A, HRA, Form 16, Form 26AS, audit, TDS and more.',
    keywords: ['Income-tax Act 2025 sections', '80C new section', 'Form 16 new number', 'Form 130'],
  },
  about: [
    {
      title: 'Two Acts side by side',
      paragraphs: [
        `On ${from} the Income-tax Act 2025 replaced the 1961 Act. Most rules are the same, but nearly every section number changed. Section 80C is section 123 now, the rebate of section 87A is in section 156, and the many sections about TDS have become one table in section 393.`,
        'For some years you’ll need both. A notice about FY 2024-25 (AY 2025-26) cites the 1961 Act, while your employer’s declaration form for this year cites the 2025 Act. It depends on when you earned the income, not on the date of the letter.',
      ],
    },
    {
      title: 'Tax year instead of assessment year',
      paragraphs: [
        `The 1961 Act used two years: the previous year, in which you earned the income, and the assessment year after it, in which it was taxed. The 2025 Act has one, the tax year. Income of April 2026 to March 2027 belongs to tax year 2026-27, and there’s no assessment year 2027-28.`,
        'Income of April 2025 to March 2026 stays FY 2025-26 (AY 2026-27). It isn’t a tax year, even though tax year 2026-27 and AY 2026-27 look alike.',
      ],
    },
    {
      title: 'What isn’t in the table',
      paragraphs: [
        'We list a pair only if we read both Acts, or if it’s in ICAI’s table of both Acts, the department’s, or the list of forms in the new Rules. If a clause isn’t listed, we show its section, never another clause. Some numbers you’ll see online come from the Bill and changed before it was passed. The Bill had the rebate in section 157, for example, but the Act has it in section 156. The return forms for tax year 2026-27 aren’t notified yet, and the new number of Form 10-IEA isn’t certain.',
      ],
    },
  ],
  example: {
    title: 'Where is 80C now?',
    text: 'Your employer’s portal asks for section 123 this year. That’s what used to be 80C.',
  },
  edgeCases: [
    {
      title: 'Same number, different subject',
      text: 'Section 194 of the 1961 Act was about TDS. Section 194 of the 2025 Act taxes crypto and winnings. Always name the Act.',
    },
    {
      title: 'Several merged into one',
      text: 'Sections 44AD, 44ADA and 44AE are now rows of one table in section 58, and Form 141 replaces four forms for TDS by individuals.',
    },
  ],
  faqs: [
    {
      question: 'Is Form 16 still called Form 16?',
      answer:
        'Yes, for income up to FY 2025-26 (AY 2026-27). For tax year 2026-27 employers issue Form 130, for the first time by June 2027.',
    },
    {
      question: 'Did my deductions change with the numbers?',
      answer:
        'No. The new Act kept the previous year’s regimes, slabs and deductions. Only a Budget changes those.',
    },
  ],
  related: [
    { href: paths.tool('return-form-and-documents'), label: 'Which form, which documents' },
    { href: paths.tool('due-dates'), label: 'Due dates' },
    { href: paths.guide('tax-notices'), label: 'Tax notices' },
  ],
}
