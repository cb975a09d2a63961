import { capitalGainFacts } from '#app/content/tax-facts/capital-gains.ts'
import { formatFact } from '#app/content/tax-facts/format.ts'
import { FINANCIAL_YEARS } from '#app/content/tax-facts/in-year.ts'
import { propertyFacts as facts } from '#app/content/tax-facts/property.ts'
import type { Field, FieldGroup } from '../form.ts'

const valueDay = formatFact(facts.propertyValueDate)
const firstYear = Number(FINANCIAL_YEARS[0].slice(0, 4))
const lastYear = firstYear + FINANCIAL_YEARS.length

export const basics: readonly Field[] = [
  { kind: 'money', name: 'price', label: 'Price you sell for' },
  { kind: 'money', name: 'cost', label: 'What you paid for it' },
  { kind: 'date', name: 'bought', label: 'Bought on' },
  {
    kind: 'date',
    name: 'sold',
    label: 'Sold on',
    min: `${firstYear}-04-01`,
    max: `${lastYear}-03-31`,
  },
]

export const more: readonly FieldGroup[] = [
  {
    title: 'You and the property',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'seller',
        label: 'In the year of the sale you are',
        options: [
          ['resident', 'Resident'],
          ['nri', 'Non-resident'],
        ],
        initial: 'resident',
      },
      {
        kind: 'choice',
        name: 'asset',
        label: 'You sell',
        options: [
          ['house', 'A house or flat'],
          ['land', 'Land, a shop or an office'],
        ],
        initial: 'house',
      },
      { kind: 'tick', name: 'inherited', label: 'I inherited it, or it was a gift' },
    ],
  },
  {
    title: 'Costs and improvements',
    hint: 'Add stamp duty, registration and brokerage of the purchase to what you paid.',
    fields: [
      {
        kind: 'money',
        name: 'expenses',
        label: 'Costs of the sale',
        hint: 'Brokerage and legal fees that you pay as seller',
      },
      {
        kind: 'rows',
        name: 'improvements',
        label: 'Improvements',
        hint: 'Lasting work with bills, such as another floor or new wiring',
        fields: [
          {
            kind: 'choice',
            name: 'fy',
            label: 'Paid in',
            options: [['', 'Choose the year'], ...yearOptions()],
            initial: '',
          },
          { kind: 'money', name: 'amount', label: 'Amount' },
        ],
        initialRows: 1,
        maxRows: 12,
        add: 'Add another improvement',
        rowLabel: (number) => `Improvement ${number}`,
      },
    ],
  },
  {
    title: `Stamp duty value, and value on ${valueDay}`,
    fields: [
      {
        kind: 'money',
        name: 'stamp',
        label: 'Stamp duty value of the sale',
        hint: 'The value on which the buyer pays stamp duty',
      },
      {
        kind: 'money',
        name: 'fmv2001',
        label: `Value on ${valueDay}`,
        hint: 'Only if it was bought before that day',
      },
    ],
  },
  {
    title: 'What you’ll do with the money',
    fields: [
      {
        kind: 'money',
        name: 'newHouse',
        label: 'Cost of a new house in India',
      },
      {
        kind: 'money',
        name: 'bonds',
        label: 'Capital gains bonds',
        hint: `At most ${formatFact(facts.gainBondsLimit)} counts. Issued by ${formatFact(capitalGainFacts.gainBondsIssuers)}.`,
      },
      {
        kind: 'money',
        name: 'income',
        label: 'Your other income of that year',
        hint: 'Shows whether surcharge is added',
      },
    ],
  },
]

/** '2026-27' to '2001-02': earlier improvements don't count. */
function yearOptions(): [string, string][] {
  const first = Number(capitalGainFacts.improvementsFrom.value.slice(0, 4))
  return Array.from({ length: lastYear - first }, (_, number) => {
    const start = lastYear - 1 - number
    const year = `${start}-${String((start + 1) % 100).padStart(2, '0')}`
    return [year, `FY ${year}`]
  })
}

export const words = {
  missing: {
    all: 'Enter the two prices and the two dates to see your tax.',
    price: 'Enter the price to see your tax.',
    cost: 'Enter what you paid to see your tax.',
    bought: 'Enter the day you bought it to see your tax.',
    sold: 'Enter the day of the sale to see your tax.',
  },
  faults: {
    sold: `We know the rules for sales from April ${firstYear} to March ${lastYear}`,
    bought: 'Enter a day before the sale',
    year: 'Choose the year in which you paid for it',
    notOwned: 'Choose a year from the purchase to the sale',
    expenses: 'The costs of the sale are more than the price',
  },
  headline: {
    tax: (year: string) => `Tax on the gain, ${year}`,
    short: (year: string) => `Short-term gain, ${year}`,
    none: 'No tax',
    slab: 'Taxed at your slab rates',
    indexed: (other: string) => `With indexation. Without it, the tax would be ${other}.`,
    plain: (other: string) => `Without indexation. With it, the tax would be ${other}.`,
    same: 'The tax is the same with and without indexation.',
    otherReading: (tax: string) => `In another reading, explained below, it’s ${tax}.`,
    oldRule: (rate: string) => `${rate} of the gain with indexation, the rule of the time.`,
    onlyPlain: (rate: string) => `${rate} of the gain, without indexation.`,
    shortText: (day: string) => `Sold from ${day} on, it would be long-term.`,
    shortLoss: 'Short-term loss',
    loss: (loss: string) =>
      `You have a long-term loss of ${loss}, to set off against other long-term gains.`,
    saved: 'What you reinvest leaves nothing to be taxed.',
    indexedAway: 'With indexation, your costs are above the price.',
    noGain: 'There is no gain.',
  },
  figures: {
    withCess: (rate: string) => `Tax with ${rate} cess`,
    beforeSurcharge: 'before surcharge',
    gain: 'Gain in your return',
    loss: 'Loss in your return',
    plain: (rate: string) => `Tax at ${rate}, without indexation`,
    indexed: (rate: string) => `Tax at ${rate}, with indexation`,
    lower: 'the lower one',
    saved: 'Saved by what you reinvest',
    savedText: (exempt: string) => `${exempt} exempt`,
    tds: 'The buyer deducts',
    tdsOfPrice: (rate: string) => `${rate} of the price`,
    tdsOfStamp: (rate: string) => `${rate} of stamp value`,
    tdsNone: 'nothing',
    tdsBelow: (limit: string) => `below ${limit}`,
    tdsAbroad: (rate: string) => `${rate} and cess`,
  },
  chart: {
    title: 'The two taxes by price, before exemptions',
    x: 'price less costs of the sale',
    plain: 'Without indexation',
    indexed: 'With indexation',
    you: 'You',
    head: ['Price less costs of the sale', 'Without indexation', 'With indexation'],
  },
  saving: {
    caption: (sections: string) => `Ways to save this tax: ${sections}`,
    /** of the 1961 Act, and of the 2025 Act in brackets */
    ofHouse: 'sections 54 and 54EC (82 and 85)',
    ofLand: 'sections 54F and 54EC (86 and 85)',
    head: ['Way', 'Put in', 'Tax left', 'Last day'],
    bought: 'Buy a house',
    built: 'Build a house',
    bonds: 'Bonds',
    either: (tax: string, other: string) => `${tax} or ${other}`,
    past: (day: string) => `${day} (past)`,
  },
  workings: {
    tax: 'The tax',
    house: 'Exempt for the new house',
    bonds: 'Exempt for the bonds',
    tds: 'What the buyer deducts',
  },
  notes: {
    equalAt: (price: string) =>
      `Before exemptions, indexation is the cheaper way up to a price of about ${price} less the costs of the sale. Above it, the tax without indexation is lower.`,
    house: (from: string) => `A house bought from ${from} on counts, too.`,
    account: (day: string) =>
      `What you haven’t spent on the new house by ${day} goes into a Capital Gains Account at a bank by then. That is the due date of a return without business income, before any extension. It is later with business income or an audit.`,
    abroadTds: (form: string) =>
      `Without a certificate the buyer deducts from the whole price. Apply with ${form} before the sale, so that only the tax on your gain is deducted. Otherwise the rest comes back with your return.`,
    advanceTax: (day: string, from: string) =>
      `Advance tax is due if the year’s tax less TDS is ${from} or more. This gain counts from the instalment of ${day} on, not for earlier ones.`,
    advanceTaxMarch: (day: string) =>
      `No instalment of advance tax follows the sale. Pay the tax by ${day}, and there is no interest for late instalments on this gain.`,
    surcharge: (total: string, from: string, first: string, most: string) =>
      `Gain and other income come to ${total}. Above ${from}, surcharge is added to the tax: ${first} at first, and at most ${most} on this gain.`,
    noSurcharge: (total: string, from: string) =>
      `Gain and other income come to ${total}. Surcharge starts above ${from}.`,
    maySurcharge: (from: string) =>
      `Surcharge is added once your gain and other income pass ${from} together. Enter your other income to see whether it is.`,
    exemption: (left: string, limit: string) =>
      `Your other income leaves ${left} of the new regime’s basic exemption of ${limit} unused. A resident takes that off the gain, which lowers the tax further.`,
    inherited:
      'Enter what the previous owner paid and when. We index from the previous owner’s year, as several High Courts have held. The text of the law counts from the year in which you became the owner, which gives a higher tax.',
    stampShare:
      'For the new house, we measure against the stamp duty value, since it counts as the price here. That is the cautious reading.',
    shortSave: 'A short-term gain can’t be saved with a new house or bonds.',
  },
  assumptions: {
    owner:
      'You are an individual or HUF, and own the whole of it. With other owners, enter your share.',
    asset: 'You held it as a home or investment, not as stock of a business or as rural farmland.',
    dates: 'The dates are those on which you acquired it and handed it over.',
    plan: 'The new house or bonds are bought in time, in your name, and you meet the other conditions.',
  },
} as const
