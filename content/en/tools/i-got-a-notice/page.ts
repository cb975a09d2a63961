import { paths } from '#app/paths.ts'
import { noticeFacts as facts } from '../../../facts/filing/notices.ts'
import { formatFact } from '../../../facts/format.ts'
import type { ToolPage } from '../page.ts'

const defect = formatFact(facts.defectDays)
const adjustment = formatFact(facts.adjustmentDays)
const demand = formatFact(facts.demandDays)
const setOff = formatFact(facts.setOffDays)
const scrutiny = formatFact(facts.scrutinyMonths)
const processing = formatFact(facts.processingMonths)

export const page: ToolPage = {
  title: 'I got a notice',
  text: 'What it is, and the last day to reply.',
  searchWords:
    'notice notices intimation demand defective scrutiny reassessment nudge ais 139(9) 142(1) 143(1) 143(2) 148 148a 156 245 263(7) 270 280 281 289 438 reply days',
  metadata: {
    title: 'Income Tax Notice: Last Day to Reply',
    description:
      'Choose the section and enter the date: what the notice asks, the last day to reply, what happens if you don’t, and a checklist. 139(9), 143(1), 143(2), 148, 245 and more.',
    keywords: [
      'income tax notice reply time',
      '139(9) 15 days',
      '143(1) demand 30 days',
      'section 245 intimation',
    ],
  },
  about: [
    {
      title: 'Where the date comes from',
      paragraphs: [
        `Some sections set the days: ${defect} for a defective return, ${adjustment} for a proposed adjustment, ${demand} for a demand, and, by practice, ${setOff} if a refund is to be set off against a demand. In the rest, the notice says the date. If yours prints one, go by it.`,
      ],
    },
    {
      title: 'When the department is too late',
      paragraphs: [
        `An intimation has to be sent within ${processing} of the end of the financial year in which you filed, and a scrutiny notice served within ${scrutiny}. A notice under section 148 can come up to ${formatFact(facts.reopenLimit)} after the assessment year, or ${formatFact(facts.reopenLimitLarge)} if ${formatFact(facts.reopenLargeIncome)} or more was left out.`,
        'A late notice may be invalid, but don’t ignore it. Say so in your reply.',
      ],
    },
  ],
  example: {
    title: 'A defective return',
    text: 'A communication under section 139(9) came for last year’s return.',
  },
  edgeCases: [
    {
      title: 'You found it late',
      text: 'The days run from its date, or from when it reached your email or account. Reply at once and say why.',
    },
    {
      title: 'Two notices in one',
      text: 'An intimation under section 143(1) with an amount to pay counts as a demand under section 156.',
    },
  ],
  faqs: [
    {
      question: 'There’s no section number on it. Is it a notice?',
      answer:
        'Usually it’s an advisory: a reminder to check your return. It has no time limit in law, and you don’t have to answer it if your claims are right.',
    },
    {
      question: 'Which Act applies to my notice?',
      answer:
        'The year of the income decides. For FY 2025-26 and earlier, it’s the Income-tax Act 1961, whenever the notice comes. From tax year 2026-27, it’s the Income-tax Act 2025, with new section numbers.',
    },
    {
      question: 'Do I have to send you the notice?',
      answer:
        'No. Send us this calculation first. It has the section, the dates and your checklist. A CA then sends you a page of your own, where you send the notice encrypted.',
    },
  ],
  related: [
    { href: paths.guide('tax-notices'), label: 'Guide to notices' },
    { href: paths.tool('refund-and-interest'), label: 'Refund and interest' },
    { href: paths.tool('what-can-i-still-do'), label: 'What can I still do?' },
  ],
}
