import { fact, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { ServiceContent } from './service.ts'

export const foreignIncome = {
  slug: 'foreign-income-filing',
  metaKey: 'foreign-income-filing',
  title: 'Foreign Income & NRI Tax Filing',
  tagline:
    'Where you lived decides what India taxes. We work out your residence, use the treaty that applies, claim credit for tax paid abroad and fill in the disclosures with care.',
  benefits: [
    'Residence worked out from your travel dates, with the working kept on file',
    'Treaty and domestic law compared, income by income',
    'Form 67 prepared and filed for the foreign tax credit',
    'Schedule FA filled in from your statements, on the calendar it asks for',
    'Share plans of foreign employers taken from grant to sale',
    'Indian rent, deposits and property sales of NRIs handled in the same return',
  ],
  cards: [
    {
      title: 'Non-residents with Income in India',
      description:
        'Rent, NRO interest, dividends and sales of property or shares in India are taxed here, wherever you live.',
      points: [
        'Tax deducted by tenants, banks and buyers claimed',
        'Certificate for lower deduction before a property sale',
        'Treaty rates with a tax residency certificate and Form 10F',
        'No section 87A rebate and no indexation choice, so sales are planned early',
      ],
    },
    {
      title: 'Residents with Foreign Income',
      description:
        'An ordinarily resident person is taxed in India on income from everywhere, with credit for tax paid abroad.',
      points: [
        'Salary, dividends, rent, interest and gains from abroad',
        'RSUs, ESOPs and employee share purchase plans',
        'Foreign tax credit through Form 67, Schedule FSI and Schedule TR',
        'Conversion at the exchange rates the rules name',
      ],
    },
    {
      title: 'Foreign Asset Disclosure',
      description:
        'Schedule FA asks an ordinarily resident person for every foreign asset, even one that earned nothing.',
      points: [
        'Bank, brokerage and retirement accounts',
        'Shares, funds, insurance and immovable property',
        'Signing authority over someone else’s account',
        `Reporting period for ${LATEST_YEAR}: ${fact('scheduleFaPeriod')}, in countries that keep the calendar year`,
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Documentation Collection',
      description:
        'You send travel dates, foreign statements and foreign tax returns. We list the papers by country, so that nothing is asked twice.',
    },
    {
      number: 2,
      title: 'DTAA Analysis',
      description:
        'We settle your residence, read the treaty with that country, and note for each income which state may tax it and how far.',
    },
    {
      number: 3,
      title: 'Tax Credit Calculation',
      description:
        'Foreign tax is matched with the same income in India and the credit worked out, country by country.',
    },
    {
      number: 4,
      title: 'Filing and Compliance',
      description:
        'You approve, and we file Form 67 and the return with Schedules FSI, TR and FA. You keep a file that answers later questions.',
    },
  ],
  documents: [
    'Passport pages or a list of days in and out of India, for this year and earlier ones',
    'Foreign payslips and year-end wage statement, such as Form W-2 or P60',
    'Foreign tax return, assessment or proof of tax withheld',
    'Tax residency certificate and Form 10F, where treaty relief is claimed',
    'Statements of foreign bank, brokerage and retirement accounts for the calendar year',
    'Grant, vesting and sale records of RSUs, ESOPs or share purchase plans',
    'Indian bank statements with NRE, NRO and FCNR accounts marked',
    'Papers of property owned, let or sold in India or abroad',
    'Earlier Indian returns with Schedule FA and Form 67',
  ],
  figures: [
    {
      label: 'Days in India that make a person resident',
      value: fact('residentDays'),
      year: yearOf('residentDays'),
      law: 'residentDays',
    },
    {
      label: `Days for visiting citizens and PIOs with Indian income above ${fact('visitorIncome')}`,
      value: fact('visitorDays'),
      year: yearOf('visitorDays'),
      law: 'visitorDays',
    },
    {
      label: `Days in India in the ${fact('rnorDaysYears')} before, up to which a resident is not ordinarily resident`,
      value: fact('rnorDays'),
      year: yearOf('rnorDays'),
      law: 'rnorDays',
    },
    {
      label: 'Form 67, where the return is filed in time or belated',
      value: fact('form67Date'),
      year: yearOf('form67Date'),
      law: 'form67Date',
    },
    {
      label: 'Penalty for foreign assets left out of the return',
      value: fact('scheduleFaPenalty'),
      year: yearOf('scheduleFaPenalty'),
      law: 'scheduleFaPenalty',
    },
    {
      label: 'Foreign assets, not counting property, up to which that penalty does not apply',
      value: fact('scheduleFaPenaltyFloor'),
      year: yearOf('scheduleFaPenaltyFloor'),
      law: 'scheduleFaPenaltyFloor',
    },
  ],
  faqs: [
    {
      question: 'What is a DTAA, and how does it help me?',
      answer: `A double taxation avoidance agreement is a treaty between India and another country that says which of them may tax an income, and up to what rate. You may use the treaty or Indian law, whichever favours you, for each income. A resident of India usually pays tax abroad first and then claims it as a credit here, limited to the Indian tax on the same income. A non-resident uses it the other way, for instance for a lower rate on interest in India, with a tax residency certificate and Form 10F. With no treaty, section 91 can still give relief. This is the law for ${LATEST_YEAR}.`,
    },
    {
      question: 'Who has to fill in Schedule FA, and for which period?',
      answer: `Residents who are ordinarily resident, even if the asset earned nothing and even if their income is below the taxable limit. Non-residents and those not ordinarily resident do not. For ${LATEST_YEAR} and a country that keeps the calendar year, it covers ${fact('scheduleFaPeriod')}, so it does not match the financial year of the income. Shares vested from a foreign employer count, as does mere signing authority. Leaving an asset out can cost ${fact('scheduleFaPenalty')} under the Black Money Act, although not where all foreign assets other than immovable property stay within ${fact('scheduleFaPenaltyFloor')} (${yearOf('scheduleFaPenaltyFloor')}). The duty to report remains.`,
    },
    {
      question: 'Am I an NRI, RNOR or resident?',
      answer: `For ${LATEST_YEAR} you are resident with ${fact('residentDays')} in India in the year, or with ${fact('residentShortDays')} in it and ${fact('residentEarlierDays')} in the ${fact('residentEarlierYears')} before. For citizens and persons of Indian origin on a visit the ${fact('residentShortDays')} become ${fact('residentDays')}, or ${fact('visitorDays')} where Indian income is above ${fact('visitorIncome')}. Otherwise you are non-resident, commonly called an NRI. A resident is not ordinarily resident (RNOR) if non-resident in ${fact('rnorNonResidentYears')} out of ${fact('rnorLookBackYears')} before, or in India for ${fact('rnorDays')} or fewer in the ${fact('rnorDaysYears')} before. RNORs are, broadly, not taxed on income earned abroad. Special rules make some visitors, and citizens taxed nowhere else, RNOR.`,
    },
    {
      question: 'I am a US citizen living in India. Do I file in both countries?',
      answer:
        'Usually yes. The United States taxes its citizens and green card holders wherever they live; India taxes you once you are resident here. The treaty does not free a US citizen from the US return, but credits keep most income from being taxed twice. Three things need care: the US year is the calendar year, Indian mutual funds fall under the strict US rules for passive foreign investment companies, and retirement accounts such as a 401(k) may qualify for relief under section 89A, claimed through Form 10-EE. We prepare the Indian return, Schedule FA and Form 67, and give your US preparer the figures. US account reporting stays with them.',
    },
    {
      question: 'How do I get credit for tax I paid abroad?',
      answer: `Through Form 67, filed on the Indian portal with proof of the foreign tax, together with Schedules FSI and TR in the return. For ${LATEST_YEAR} the form can be filed until ${fact('form67Date')}, provided that the return itself was filed in time or as a belated return by ${fact('belatedDateAy2026')}. With an updated return, the form goes in by the day of that return. The credit is the lower of the foreign tax and the Indian tax on the same income, and interest or penalties paid abroad do not count. If the foreign year has not closed, we work from withholding statements and say so on file.`,
    },
  ],
  closing: {
    title: 'Start with your travel dates',
    text: 'Tell us which countries, which years and what kinds of income. We will tell you what India taxes, what it credits and what it asks you to disclose.',
    button: 'Chat About My Foreign Income',
  },
  contact: {
    title: 'Ask from any time zone',
    text: 'Write when it suits you. Say where you live, since when, and what you own or earn in India and abroad. Please do not send passwords, passport scans or Aadhaar numbers in the chat.',
    button: 'Chat with Foreign Income Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing foreign income or an NRI return.',
    consult:
      'Hello, I would like to consult an expert about DTAA, Form 67 or Schedule FA. I live in: ',
    closing: 'Hello, I am ready to start my foreign income or NRI return.',
    contact: 'Hello, I have a question about foreign income filing.',
  },
} satisfies ServiceContent
