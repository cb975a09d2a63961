import type { FinancialYear } from './in-year.ts'

/** A city where the higher share of salary limits HRA: rule 2A of 1962, rule 279 of 2026. */
interface HraCity {
  name: string
  /** other spellings of it */
  also: readonly string[]
  /** the first year of its higher share; always, if absent */
  from?: FinancialYear
}

export const hraCities: readonly HraCity[] = [
  {
    name: 'Delhi',
    also: ['New Delhi', 'Dilli', 'NCT of Delhi', 'NCT Delhi', 'South Delhi', 'दिल्ली', 'नई दिल्ली'],
  },
  {
    name: 'Mumbai',
    also: [
      'Bombay',
      'Mumbay',
      'Greater Mumbai',
      'Mumbai City',
      'मुंबई',
      'मुम्बई',
      'बंबई',
      'बम्बई',
      'बॉम्बे',
    ],
  },
  { name: 'Kolkata', also: ['Calcutta', 'Kolkatta', 'Calcuta', 'कोलकाता', 'कलकत्ता', 'কলকাতা'] },
  { name: 'Chennai', also: ['Madras', 'Chenai', 'चेन्नई', 'चेन्नै', 'मद्रास', 'சென்னை'] },
  {
    name: 'Bengaluru',
    also: [
      'Bangalore',
      'Bangaluru',
      'Bengalooru',
      'Banglore',
      'Bengaluru Urban',
      'बेंगलुरु',
      'बेंगलुरू',
      'बेंगलूरु',
      'बैंगलोर',
      'बंगलौर',
      'बंगलुरु',
      'ಬೆಂಗಳೂರು',
    ],
    from: '2026-27',
  },
  {
    name: 'Hyderabad',
    also: ['Hydrabad', 'Haidarabad', 'Hyderabad City', 'हैदराबाद', 'హైదరాబాద్'],
    from: '2026-27',
  },
  { name: 'Pune', also: ['Poona', 'Puna', 'Pune City', 'पुणे', 'पूना'], from: '2026-27' },
  {
    name: 'Ahmedabad',
    also: ['Ahmadabad', 'Amdavad', 'Ahemdabad', 'अहमदाबाद', 'અમદાવાદ'],
    from: '2026-27',
  },
]

/** Towns beside a listed city, which count as elsewhere although people add the city's name. */
export const besideHraCities: readonly string[] = [
  'Gurugram',
  'Gurgaon',
  'गुरुग्राम',
  'गुड़गांव',
  'गुड़गाँव',
  'Noida',
  'Greater Noida',
  'नोएडा',
  'ग्रेटर नोएडा',
  'Ghaziabad',
  'गाजियाबाद',
  'ग़ाज़ियाबाद',
  'Faridabad',
  'फरीदाबाद',
  'फ़रीदाबाद',
  'Thane',
  'Thana',
  'ठाणे',
  'Navi Mumbai',
  'New Bombay',
  'New Mumbai',
  'नवी मुंबई',
]
