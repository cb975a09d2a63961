import { paths } from '#app/paths.ts'
import { dueDateFacts as dates } from '../../../facts/due-dates.ts'
import { formatFact } from '../../../facts/format.ts'
import { returnFormFacts as facts } from '../../../facts/return-forms.ts'
import type { TaxFact } from '../../../facts/tax-fact.ts'
import { ASSESSMENT_YEAR, FORMS_YEAR, LATEST_YEAR } from '../../../facts/tax-year.ts'
import { aboutYear, type ReturnGroup } from '../../season/season.ts'
import type { ToolPage } from '../page.ts'

const checkedOn = formatFact({ value: facts.itr1Income.checkedOn, unit: 'date' })
const income = formatFact(facts.itr1Income)
const gains = formatFact(facts.itr1Gains)
const houses = facts.itr1Houses.value
const belated = formatFact(dates.belatedDateAy2026)
const due = (group: ReturnGroup, who: string, day: TaxFact) =>
  aboutYear(FORMS_YEAR, {
    group,
    open: `${who}, the due date in the Act is ${formatFact(day)}.`,
    belated: `${who}, the due date in the Act was ${formatFact(day)}.`,
    closed: `${who}, the due date in the Act was ${formatFact(day)}.`,
  })
const farming = formatFact(facts.itr1Agriculture)

export const page: ToolPage = {
  title: 'Which form, which documents',
  text: 'Tick your income. Get your form and your checklist.',
  searchWords:
    'form itr-1 itr-2 itr-3 itr-4 itr1 itr2 itr3 itr4 sahaj sugam documents checklist which',
  metadata: {
    title: `Which ITR Form and Documents, ${ASSESSMENT_YEAR}`,
    description: `Find your ITR form for ${ASSESSMENT_YEAR}, why you can’t use a simpler one, the due date, and a checklist of documents to tick, print or send to yourself.`,
    keywords: ['which ITR form', 'ITR-1 or ITR-2', 'documents for ITR filing', ASSESSMENT_YEAR],
  },
  notYet: (year) =>
    `When we last checked, on ${checkedOn}, the return forms for ${year} hadn’t been notified. The forms below are those for ${LATEST_YEAR}.`,
  about: [
    {
      title: 'Four forms, two questions',
      paragraphs: [
        'The first question is whether you had income from a business or profession. F&O, intraday trading and being a partner in a firm count too. If you didn’t, you file ITR-1 or ITR-2. If you did, ITR-4 or ITR-3.',
        `The second question is whether the simpler of the two covers everything. ITR-1 and ITR-4 are for people who are ordinarily resident, with a total income of up to ${income}. They cover income from ${houses} houses, agricultural income up to ${farming}, and long-term gains of up to ${gains} on listed shares and equity funds, as long as no loss is set off or carried forward. The second house is new for ${LATEST_YEAR}.`,
        'A single thing that doesn’t fit is enough. One crypto trade, a directorship, an account abroad or a loss from an earlier year means ITR-2, or ITR-3 if you have a business. A loss from a business, F&O or intraday of earlier years needs ITR-3 even after the business has ended. TDS on cash withdrawals ends ITR-1, but not ITR-4.',
      ],
    },
    {
      title: 'When it’s due',
      paragraphs: [
        due('plain', 'Without business income', dates.dueDateAy2026),
        due('business', 'With business income and no audit', dates.dueDateBusinessAy2026),
        due('audit', 'With an audit', dates.dueDateAuditAy2026),
        aboutYear(FORMS_YEAR, {
          group: 'plain',
          open: `After that, you can file a belated return until ${belated}.`,
          belated: `You can file a belated return until ${belated}.`,
          closed: `The last day for a belated return was ${belated}.`,
        }),
        'A return in the wrong form is defective. The department asks you to correct it within a set time. If you don’t, it counts as not filed.',
      ],
    },
    {
      title: 'Gather first, file later',
      paragraphs: [
        'Most mistakes start with a missing document. The list has what your return needs and nothing else. Tick what you have, print it, or send it to yourself. We never ask for passwords, and you don’t need your PAN to use it.',
      ],
    },
  ],
  example: {
    title: 'A salary, two flats and some shares',
    text: 'She earns a salary, lives in one flat and rents out the other. She sold listed shares after more than a year, with a gain below the limit and no losses.',
  },
  edgeCases: [
    {
      title: 'Only a foreign account',
      text: 'If you’re ordinarily resident and can sign for an account abroad, you need ITR-2 or ITR-3 with Schedule FA, even if the account is empty.',
    },
    {
      title: 'Non-residents and RNOR',
      text: 'You can’t use ITR-1 or ITR-4, however small your income. You also leave out Schedule FA.',
    },
    {
      title: 'HUFs and firms',
      text: 'An HUF can’t use ITR-1. It files ITR-2, ITR-3 or ITR-4. This tool asks about individuals only.',
    },
    {
      title: 'Later years',
      text: 'The forms for tax year 2026-27 haven’t been notified. We’ll add them when they are.',
    },
  ],
  faqs: [
    {
      question: 'Can I file ITR-2 if ITR-1 is enough?',
      answer:
        'Yes. ITR-2 covers everything in ITR-1. But it has more schedules to fill in, so most people don’t.',
    },
    {
      question: 'Which form is for capital gains on a house?',
      answer:
        'ITR-2, or ITR-3 if you have a business. That’s so even if the gain is exempt because you bought another house.',
    },
    {
      question: 'Do I have to attach documents to the return?',
      answer:
        'No. You file without attachments. Keep the documents, because the department can ask for them years later.',
    },
  ],
  related: [
    { href: paths.tool('resident-rnor-or-nri'), label: 'Resident, RNOR or NR' },
    { href: paths.tool('due-dates'), label: 'Due dates' },
    { href: paths.pricing, label: 'Plans and prices' },
  ],
}
