import { paths } from '#app/paths.ts'
import { formatFact } from '../../../facts/format.ts'
import { residenceFacts as facts } from '../../../facts/residence.ts'
import type { ToolPage } from '../page.ts'

const days = formatFact(facts.residentDays)
const shortStay = formatFact(facts.residentShortDays)
const visitor = formatFact(facts.visitorDays)
const earlier = formatFact(facts.residentEarlierDays)
const fourYears = formatFact(facts.residentEarlierYears)
const sevenYears = formatFact(facts.rnorDaysYears)
const tenYears = formatFact(facts.rnorLookBackYears)
const income = formatFact(facts.visitorIncome)
const rnorDays = formatFact(facts.rnorDays)
const nrYears = facts.rnorNonResidentYears.value

export const page: ToolPage = {
  title: 'Resident, RNOR or NR',
  text: 'Your residential status from your days in India, and the days you have left.',
  searchWords: 'nri resident rnor residence residential status days abroad 182 120 return',
  metadata: {
    title: 'Resident, RNOR or NR: Day Counter for India',
    description:
      'Count your days in India from your travel dates. See whether you’re a resident, RNOR or NRI, why, and the last day you can stay before it changes.',
    keywords: [
      'NRI status calculator',
      'RNOR',
      '182 days rule',
      '120 days rule',
      'residential status',
    ],
  },
  about: [
    {
      title: 'First: are you a resident?',
      paragraphs: [
        `You’re a resident if you spend ${days} or more in India in a financial year. ${shortStay} are enough if you were here for ${earlier} or more in the ${fourYears} before. Your visa and your NRE account don’t matter.`,
        `Two groups can stay longer. If you’re an Indian citizen and leave India in the year to work abroad, only the ${facts.residentDays.value}-day rule counts. The same goes for citizens and people of Indian origin who live abroad and come on a visit. But if you’re such a visitor and your income, other than foreign income, is above ${income}, you become a resident with ${visitor} if you were here for ${earlier} or more in the ${fourYears} before.`,
        `One rule doesn’t depend on days. If you’re an Indian citizen with such income above ${income} and aren’t liable to tax as a resident of any other country, you’re a deemed resident of India.`,
      ],
    },
    {
      title: 'Second: ordinarily resident or RNOR?',
      paragraphs: [
        `A resident is “not ordinarily resident” (RNOR) if they were non-resident in at least ${nrYears} of the ${tenYears} before, or in India for at most ${rnorDays} in the ${sevenYears} before. Deemed residents, and visitors who become residents under the ${facts.visitorDays.value}-day rule, are always RNOR.`,
        `It decides what India taxes. If you’re ordinarily resident, you pay tax on ${facts.taxedRor.value}. If you’re RNOR or non-resident, you pay tax on Indian income, and as RNOR also on foreign income from a business or profession run from India. If you return after many years abroad, you often stay RNOR for two or three years.`,
      ],
    },
  ],
  example: {
    title: 'Home more often than planned',
    text: `An Indian citizen works in London, where the salary is taxed as a resident’s, and comes home for longer each year. The rent from two flats in India is above ${income}. The last stay began in August, with no flight back booked.`,
  },
  edgeCases: [
    {
      title: 'Coming home for good isn’t a visit',
      text: `If you return to live here, you aren’t a visitor. Choose “live in India, or came back for good”. In the year you return, ${shortStay} can then be enough to make you a resident.`,
    },
    {
      title: 'Leaving to look for work',
      text: 'The longer stay is for people who leave for employment abroad, or as crew of an Indian ship. A holiday doesn’t count, and looking for work may not. Ask us if you’re close to the limit.',
    },
    {
      title: 'The day you land',
      text: 'We count it, as the Authority for Advance Rulings did. Some tribunals don’t. If that day changes your status, we show both.',
    },
    {
      title: 'Seafarers',
      text: 'Crew on eligible voyages count their days at sea by a rule of their own (rule 126 up to FY 2025-26), which this tool doesn’t cover. Ask us to count yours.',
    },
    {
      title: 'Resident in two countries',
      text: 'If both treat you as a resident, the tax treaty decides, by your home, family and work. It doesn’t change the count of days.',
    },
    {
      title: 'A new count every year',
      text: 'Your status is decided separately for each financial year, and for the whole of it. You can’t be a resident for half a year.',
    },
  ],
  faqs: [
    {
      question: 'Does a short trip out of India reset the count?',
      answer:
        'No. All your days in India in the financial year are added up, whether in one stay or ten. The count starts again on 1 April.',
    },
    {
      question: 'Is it the same as NRI under FEMA?',
      answer:
        'No. FEMA, which governs bank accounts and investments, looks at why you left and whether you intend to stay away. You can be non-resident under one law and resident under the other.',
    },
    {
      question: 'I live in Dubai and pay no tax there. Am I a deemed resident?',
      answer: `Only if you’re an Indian citizen and your income, other than foreign income, is above ${income}. You’re then RNOR, and your Dubai salary still isn’t taxed in India. Income from a business run from India is.`,
    },
    {
      question: 'Which documents prove my days in India?',
      answer:
        'Passport stamps, boarding passes and tickets. Keep a list of every arrival and departure for eleven years: the year itself and the ten before. We never ask you to upload a passport here.',
    },
  ],
  related: [
    { href: paths.service('foreign-income-filing'), label: 'Foreign income filing' },
    { href: paths.tool('return-form-and-documents'), label: 'Which form, which documents' },
    { href: paths.pricing, label: 'Plans and prices' },
  ],
}
