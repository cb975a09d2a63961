import { fact, LATEST_YEAR, yearOf } from '../facts/tax-facts.ts'
import { FORMS_YEAR } from '../facts/tax-year.ts'
import type { DatedService } from './service.ts'

export const foreignIncome = {
  slug: 'foreign-income-filing',
  metaKey: 'foreign-income-filing',
  tool: 'resident-rnor-or-nri',
  group: 'plain',
  title: 'Foreign Income & NRI Tax Filing',
  tagline:
    'Where you lived decides what India taxes. We settle your status, apply the right treaty and claim credit for tax paid abroad.',
  benefits: [
    'Residential status from your travel dates',
    'Treaty and Indian law compared',
    ({ forms }) => `${forms.foreignTax} prepared and filed for the foreign tax credit`,
    'Schedule FA completed from your statements',
    'RSUs and ESOPs handled from grant to sale',
    'NRIs’ Indian rent, deposits and property sales handled in the same return',
  ],
  cards: [
    {
      title: 'Non-residents with Income in India',
      description: 'Taxed here, wherever you live: rent, NRO interest, sales.',
      points: [
        'TDS by tenants, banks and buyers claimed',
        'Lower-deduction certificate before a property sale',
        ({ forms }) => `Treaty rates, with ${forms.treaty}`,
      ],
    },
    {
      title: 'Residents with Foreign Income',
      description: 'Ordinarily resident? India taxes your worldwide income.',
      points: [
        'Salary, dividends, rent and gains from abroad',
        'RSUs, ESOPs and share purchase plans',
        'Foreign tax credit, with Schedules FSI and TR',
      ],
    },
    {
      title: 'Foreign Asset Disclosure',
      description: 'Schedule FA covers even assets that earned nothing.',
      points: [
        'Bank, brokerage and retirement accounts',
        'Shares, funds, insurance and property',
        `For ${LATEST_YEAR}: ${fact('scheduleFaPeriod')}, by calendar year`,
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Documentation Collection',
      description:
        'A CA lists the documents by country. You send them on your own page, encrypted.',
    },
    {
      number: 2,
      title: 'DTAA Analysis',
      description: 'We settle your status and read the treaty.',
    },
    {
      number: 3,
      title: 'Tax Credit Calculation',
      description: 'We match foreign tax with the same income here.',
    },
    {
      number: 4,
      title: 'Filing and Compliance',
      description: 'You approve. We file the claim for credit and the return.',
    },
  ],
  documents: [
    'Days in and out of India',
    'Foreign payslips and wage statement',
    'Foreign tax return or proof of tax withheld',
    ({ forms }) => `Tax residency certificate and ${forms.treaty}`,
    'Foreign account statements for the calendar year',
    'Grant, vesting and sale records of shares',
    'Indian statements, with NRE, NRO and FCNR marked',
    'Documents for property in India or abroad',
    'Earlier returns with Schedule FA and Form 67',
  ],
  figures: [
    {
      label: 'Days in India that make you resident',
      value: fact('residentDays'),
      year: yearOf('residentDays'),
      law: 'residentDays',
    },
    {
      label: `Days for visitors with Indian income above ${fact('visitorIncome')}`,
      value: fact('visitorDays'),
      year: yearOf('visitorDays'),
      law: 'visitorDays',
    },
    {
      label: `RNOR limit: days in India in the ${fact('rnorDaysYears')} before`,
      value: fact('rnorDays'),
      year: yearOf('rnorDays'),
      law: 'rnorDays',
    },
    {
      label: 'Form 67 due date',
      value: ({ year }) => (year > FORMS_YEAR ? `Was ${fact('form67Date')}` : fact('form67Date')),
      year: yearOf('form67Date'),
      law: 'form67Date',
    },
    {
      label: 'Penalty for foreign assets left out',
      value: fact('scheduleFaPenalty'),
      year: yearOf('scheduleFaPenalty'),
      law: 'scheduleFaPenalty',
    },
    {
      label: 'No penalty if assets, other than property, total at most',
      value: fact('scheduleFaPenaltyFloor'),
      year: yearOf('scheduleFaPenaltyFloor'),
      law: 'scheduleFaPenaltyFloor',
    },
  ],
  faqs: [
    {
      question: 'What is a DTAA, and how does it help me?',
      answer: `A double taxation avoidance agreement (DTAA) is a treaty between India and another country that says which of them may tax an income, and up to what rate. You can use the treaty or Indian law, whichever is better for you, for each type of income. A resident of India usually pays tax abroad first and then claims it as a credit here, limited to the Indian tax on the same income. A non-resident uses it the other way, for example for a lower rate on interest in India, with a tax residency certificate and Form 10F. If there is no treaty, section 91 can still give relief. This is the law for ${LATEST_YEAR}.`,
    },
    {
      question: 'Who has to fill in Schedule FA, and for which period?',
      answer: `Residents who are ordinarily resident, even if the asset earned nothing. Shares vested from a foreign employer count, and so does mere signing authority. For ${LATEST_YEAR} and a country that uses the calendar year, it covers ${fact('scheduleFaPeriod')}.`,
      more: {
        label: 'Which asset goes where, and what leaving one out costs',
        href: '/blog/schedule-fa-and-form-67',
      },
    },
    {
      question: 'Am I an NRI, RNOR or resident?',
      answer: `For ${LATEST_YEAR} you’re resident with ${fact('residentDays')} or more in India in the year, or with at least ${fact('residentShortDays')} in it and ${fact('residentEarlierDays')} in the ${fact('residentEarlierYears')} before. For citizens who leave India for work abroad during the year, the ${fact('residentShortDays')} become ${fact('residentDays')}. For citizens and persons of Indian origin on a visit they do too, or become ${fact('visitorDays')} if Indian income is above ${fact('visitorIncome')}. Otherwise you’re non-resident, commonly called an NRI. A resident is not ordinarily resident (RNOR) if non-resident in ${fact('rnorNonResidentYears')} out of the ${fact('rnorLookBackYears')} before, or in India for ${fact('rnorDays')} or fewer in the ${fact('rnorDaysYears')} before. Broadly, RNORs aren’t taxed on income earned abroad. With Indian income above ${fact('visitorIncome')}, special rules treat some visitors, and citizens who aren’t taxed anywhere else, as RNOR.`,
    },
    {
      question: 'I am a US citizen living in India. Do I file in both countries?',
      answer: ({ forms }) =>
        `Usually, yes. The United States taxes its citizens and green card holders wherever they live, and India taxes you once you’re resident here. The treaty doesn’t free a US citizen from the US return, but credits keep most income from being taxed twice. Three things need care: the US year is the calendar year, Indian mutual funds fall under the strict US rules for passive foreign investment companies, and retirement accounts such as a 401(k) may qualify for relief under section 89A, claimed through ${forms.retirement}. We prepare the Indian return, Schedule FA and ${forms.foreignTax}, and give your US preparer the figures. US account reporting stays with them.`,
    },
    {
      question: 'How do I get credit for tax I paid abroad?',
      answer: ({ year }) =>
        `Through Form 67, filed on the Indian portal with proof of the foreign tax, together with Schedules FSI and TR in the return. For ${LATEST_YEAR} ${year > FORMS_YEAR ? 'the last day for the form was' : 'you can file the form until'} ${fact('form67Date')}, as long as you filed the return itself on time or as a belated return by ${fact('belatedDateAy2026')}. With an updated return, you file the form by the day you file that return. The credit is the lower of the foreign tax and the Indian tax on the same income, and interest or penalties paid abroad don’t count. If the foreign year hasn’t closed, we use withholding statements and note that on file. From tax year 2026-27, Form 44 replaces Form 67.`,
    },
  ],
  closing: {
    title: 'Start with your travel dates',
    text: 'We’ll tell you what India taxes, what it credits and what you must disclose.',
    button: 'Chat About My Foreign Income',
  },
  contact: {
    title: 'Ask from any time zone',
    text: 'Tell us where you live and since when, and what you earn or own. Please don’t send PAN, Aadhaar, passwords or passport scans in the chat.',
    button: 'Chat with a Foreign Income Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing foreign income or an NRI return.',
    consult:
      'Hello, I would like to consult an expert about DTAA, foreign tax credit or Schedule FA. I live in: ',
    closing: 'Hello, I am ready to start my foreign income or NRI return.',
    contact: 'Hello, I have a question about foreign income filing.',
  },
} satisfies DatedService
