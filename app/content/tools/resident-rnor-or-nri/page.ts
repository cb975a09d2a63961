import { paths } from '#app/paths.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { residenceFacts as facts } from '../../tax-facts/residence.ts'
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
  text: 'Your tax residence from your days in India, and the days you have left.',
  metadata: {
    title: 'Resident, RNOR or NRI: Day Counter for India',
    description:
      'Count your days in India from your travel dates. See whether you’re resident, RNOR or NRI, why, and the last day you can stay before it changes.',
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
      title: 'First question: are you resident?',
      paragraphs: [
        `You’re resident with ${days} in India in a financial year. You’re also resident with ${shortStay} if you were here for ${earlier} or more in the ${fourYears} before. Your citizenship, your visa and your NRE account don’t decide it.`,
        `Two groups get more room. If you’re a citizen and leave India in the year to work abroad, only the ${days} count. The same holds for citizens and people of Indian origin who live abroad and come on a visit. But a visitor whose income, without foreign income, is above ${income} becomes resident with ${visitor} and ${earlier} in the ${fourYears} before.`,
        `There’s one rule without any days. A citizen with such income above ${income} who isn’t taxed as a resident by any other country is deemed resident in India.`,
      ],
    },
    {
      title: 'Second question: ordinary resident or RNOR?',
      paragraphs: [
        `A resident is “not ordinarily resident” after being non-resident in ${nrYears} of the ${tenYears} before, or after at most ${rnorDays} in India in the ${sevenYears} before. Residents by the ${visitor} rule and deemed residents are always RNOR.`,
        `It matters because of what India taxes. An ordinary resident pays on ${facts.taxedRor.value}. RNOR and non-residents pay on Indian income, and RNOR also on foreign income from a business or profession run from India. Someone who returns after many years often stays RNOR for two or three years.`,
      ],
    },
  ],
  example: {
    title: 'Home more often than planned',
    text: `A citizen works in Dubai and comes home for longer each year. The rent from two flats in India is above ${income}. The last stay began in August, and no return is booked.`,
  },
  edgeCases: [
    {
      title: 'Coming home for good isn’t a visit',
      text: `Someone who returns to live here isn’t a visitor. Choose “Live in India”. Then ${shortStay} can be enough in the year you return.`,
    },
    {
      title: 'Leaving to look for work',
      text: 'The longer stay is for those who leave for employment abroad, or as crew of an Indian ship. A holiday isn’t that, and a search for work may not be. Ask us if your case is close.',
    },
    {
      title: 'The day you land',
      text: 'We count it, as the Authority for Advance Rulings did. Some tribunals don’t. If that one day changes your status, we show both.',
    },
    {
      title: 'Seafarers',
      text: 'Crew on eligible voyages count their days at sea by rule 126. This tool doesn’t cover them.',
    },
    {
      title: 'Resident of two countries',
      text: 'If both claim you, their tax treaty decides by your home, your family and your work. It doesn’t change the count of days.',
    },
    {
      title: 'Each year anew',
      text: 'Status is decided for each financial year from 1 April to 31 March, and for the whole of it. You can’t be resident for half a year.',
    },
  ],
  faqs: [
    {
      question: 'How many days can an NRI stay in India without becoming resident?',
      answer: `As a citizen or person of Indian origin on a visit, ${facts.residentDays.value - 1} days in the financial year. With income above ${income}, without foreign income, it’s ${facts.visitorDays.value - 1} days if you were here for ${earlier} or more in the ${fourYears} before.`,
    },
    {
      question: 'Does a short trip out of India reset the count?',
      answer:
        'No. All days in India in the financial year are added up, whether in one stay or in ten. The count begins again on 1 April.',
    },
    {
      question: 'Is NRI under FEMA the same?',
      answer:
        'No. FEMA, which governs bank accounts and investments, asks why you left and whether you mean to stay away. You can be non-resident for one and resident for the other.',
    },
    {
      question: 'I live in Dubai and pay no tax there. Am I deemed resident?',
      answer: `Only if you’re an Indian citizen and your income, without foreign income, is above ${income}. Then you’re RNOR: your Dubai salary stays untaxed in India, unless it comes from a business run from India.`,
    },
    {
      question: 'Which documents prove my days?',
      answer:
        'The stamps in your passport, boarding passes and tickets. Keep a list of every arrival and departure for eleven years: the year itself and the ten before. We never ask you to upload a passport here.',
    },
  ],
  related: [
    { href: paths.service('foreign-income-filing'), label: 'Foreign income filing' },
    { href: paths.tool('return-form-and-documents'), label: 'Which form, which documents' },
    { href: paths.pricing, label: 'Plans and prices' },
  ],
}
