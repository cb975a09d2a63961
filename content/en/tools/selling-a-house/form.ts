import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { formatFact } from '#content/facts/format.ts'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'
import { propertyFacts as facts } from '#content/facts/property.ts'
import type { Field, FieldGroup } from '../form.ts'

const valueDay = formatFact(facts.propertyValueDate)
const firstYear = Number(FINANCIAL_YEARS[0].slice(0, 4))
const lastYear = firstYear + FINANCIAL_YEARS.length

export const basics: readonly Field[] = [
  { kind: 'money', name: 'price', label: 'Sale price' },
  { kind: 'money', name: 'cost', label: 'Purchase price' },
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
        label: 'In the year of sale, you are',
        options: [
          ['resident', 'Resident'],
          ['nri', 'Non-resident'],
        ],
        initial: 'resident',
      },
      {
        kind: 'choice',
        name: 'asset',
        label: 'You’re selling',
        options: [
          ['house', 'A house or flat'],
          ['land', 'Land, a shop or an office'],
        ],
        initial: 'house',
      },
      {
        kind: 'money',
        name: 'wholePrice',
        label: 'Price of the whole property, if you sell a share',
        hint: 'All owners’ shares together decide whether the buyer deducts tax.',
      },
      { kind: 'tick', name: 'inherited', label: 'I inherited it or got it as a gift' },
    ],
  },
  {
    title: 'Costs and improvements',
    hint: 'Include stamp duty, registration and brokerage in your purchase price.',
    fields: [
      {
        kind: 'money',
        name: 'expenses',
        label: 'Costs of the sale',
        hint: 'Brokerage and legal fees you pay as the seller',
      },
      {
        kind: 'rows',
        name: 'improvements',
        label: 'Improvements',
        hint: 'Lasting work with bills, such as an extra floor or new wiring',
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
        label: 'Stamp duty value at sale',
        hint: 'The value on which the buyer pays stamp duty (circle rate)',
      },
      {
        kind: 'money',
        name: 'fmv2001',
        label: `Value on ${valueDay}`,
        hint: 'Only if you bought it before that day',
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
        label: 'Your other income in that year, after deductions',
        hint: 'Surcharge, the rebate and the basic exemption depend on it.',
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
    price: 'Enter the sale price to see your tax.',
    cost: 'Enter the purchase price to see your tax.',
    bought: 'Enter the date you bought it to see your tax.',
    sold: 'Enter the date of sale to see your tax.',
  },
  faults: {
    sold: `Enter a date from April ${firstYear} to March ${lastYear}`,
    bought: 'Enter a date before the sale',
    year: 'Choose the year you paid for it',
    notOwned: 'Choose a year from the purchase to the sale',
    expenses: 'The costs of the sale are more than the price',
    wholePrice: 'The whole property can’t cost less than your share',
  },
  headline: {
    tax: (year: string) => `Tax on the gain, ${year}`,
    short: (year: string) => `Short-term gain, ${year}`,
    none: 'No tax',
    slab: 'Taxed at your slab rates',
    before: (tax: string) => `${tax} before surcharge and cess`,
    paid: 'With surcharge and cess, on top of the tax on your other income in the new regime.',
    within: 'Together with your other income, it leaves no tax in the new regime.',
    lower: 'Without indexation, the lower of the two.',
    indexedPaid: (other: string) => `With indexation. Without it, you’d pay ${other}.`,
    indexed: (other: string) => `With indexation. Without it, the tax would be ${other}.`,
    plain: (other: string) => `Without indexation. With it, the tax would be ${other}.`,
    same: 'The tax is the same with and without indexation.',
    otherReading: (tax: string) => `On another reading of the law, explained below, it’s ${tax}.`,
    oldRule: (rate: string) => `${rate} of the gain with indexation, the rule at that time.`,
    onlyPlain: (rate: string) => `${rate} of the gain, without indexation.`,
    shortText: (day: string) => `If you sold it on or after ${day}, it would be long-term.`,
    shortLoss: 'Short-term loss',
    loss: (loss: string) =>
      `You have a long-term loss of ${loss}, to set off against other long-term gains.`,
    saved: 'What you reinvest leaves nothing to tax.',
    indexedAway: 'With indexation, your costs are above the price.',
    noGain: 'There’s no gain.',
  },
  figures: {
    withCess: (cess: string, surcharge = 0) =>
      surcharge ? `Tax with ${surcharge}% surcharge and ${cess} cess` : `Tax with ${cess} cess`,
    estimate: 'estimate, without other income',
    whole: 'Tax for the whole year, new regime',
    wholeText: (income: string) => `on total income of ${income}`,
    gain: 'Gain in your return',
    loss: 'Loss in your return',
    plain: (rate: string) => `Tax at ${rate}, without indexation`,
    indexed: (rate: string) => `Tax at ${rate}, with indexation`,
    lower: 'the lower one',
    saved: 'Tax saved by reinvesting',
    savedText: (exempt: string) => `${exempt} exempt`,
    tds: 'The buyer deducts',
    tdsOfPrice: (rate: string) => `${rate} of the price`,
    tdsOfStamp: (rate: string) => `${rate} of stamp duty value`,
    tdsNone: 'nothing',
    tdsBelow: (limit: string) => `below ${limit}, for all owners together`,
    tdsAbroad: (rate: string, surcharge: number) =>
      surcharge ? `${rate}, ${surcharge}% surcharge and cess` : `${rate} and cess`,
  },
  chart: {
    title: 'The two taxes by price, before exemptions, surcharge and cess',
    x: 'price less costs of the sale',
    plain: 'Without indexation',
    indexed: 'With indexation',
    you: 'You',
    head: ['Price less costs of the sale', 'Without indexation', 'With indexation'],
  },
  saving: {
    caption: (sections: string) => `Ways to save this tax, before surcharge and cess: ${sections}`,
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
    surcharge: 'Surcharge',
    whole: 'The tax for the whole year, new regime',
    house: 'Exempt for the new house',
    bonds: 'Exempt for the bonds',
    tds: 'What the buyer deducts',
  },
  notes: {
    equalAt: (price: string) =>
      `Before exemptions, the tax with indexation is lower up to a price of about ${price}, after costs of the sale. Above that, the tax without indexation is lower.`,
    house: (from: string) => `A house you bought on or after ${from} counts too.`,
    account: (day: string) =>
      `Deposit what you haven’t spent on the new house in a Capital Gains Account with a bank by ${day}. That’s the due date of a return without business income, before any extension. With business income or an audit, it’s later.`,
    abroadTds: (form: string) =>
      `Without a certificate, the buyer deducts tax on the whole price. Apply in ${form} before the sale, so that the buyer deducts only the tax on your gain. Otherwise you get the excess back with your return.`,
    advanceTax: (day: string, from: string) =>
      `Advance tax is due if the year’s tax less TDS is ${from} or more. This gain counts from the ${day} instalment, not for earlier ones.`,
    advanceTaxMarch: (day: string) =>
      `No advance tax instalment is left after the sale. Pay the tax by ${day} and there’s no interest for late instalments on this gain.`,
    otherIncome: (from: string) =>
      `Enter your other income to see what you pay. Surcharge is added if it’s above ${from} together with the gain, and a resident with little other income deducts the unused basic exemption.`,
    inherited:
      'Enter what the previous owner paid and when. We index from the year they bought it, as several High Courts have held. The text of the law counts from the year you became the owner, which gives a higher tax.',
    stampShare:
      'For the new house exemption, we use the stamp duty value, because it counts as the price here. That’s the cautious reading.',
    shortSave: 'A new house or bonds don’t save tax on a short-term gain.',
  },
  assumptions: {
    owner:
      'You’re an individual or HUF and the only owner. With joint owners, enter your share, and the price of the whole property.',
    asset: 'You held it as a home or investment, not as business stock or rural agricultural land.',
    dates: 'The dates are when you acquired it and handed it over.',
    plan: 'You buy the new house or bonds on time, in your name, and meet the other conditions.',
  },
} as const
