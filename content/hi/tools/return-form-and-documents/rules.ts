import { formatFact } from '../../../facts/format.ts'
import { returnFormFacts as facts } from '../../../facts/return-forms.ts'
import { toolWordsWith } from '../tool-words.ts'

/** नियम, जिनका मूल्य शब्दों में है */
const inWords: Readonly<Record<string, string>> = {
  [facts.itr1Houses.value]: 'दो',
  [facts.itr1Residence.value]: 'भारत के साधारण निवासी (ordinarily resident)',
  [facts.itr1Losses.value]: 'न पिछले सालों का कोई घाटा, न आगे ले जाने वाला',
  [facts.itr1Excluded.value]:
    'दूसरे पूँजीगत लाभ, क्रिप्टो, जीता पैसा, विदेश की कमाई या संपत्ति, डायरेक्टर का पद, अनलिस्टेड शेयर, ESOP पर बाद में देने वाला टैक्स',
  [facts.itr1CashTds.value]: 'धारा 194N में TDS कटा हो, तो ITR-1 नहीं; ITR-4 में चलता है',
  [facts.itrBusinessLoss.value]: 'ITR-3, क्योंकि घाटा आगे ले जाने की जगह (Schedule CFL) सिर्फ़ उसमें है',
  [facts.itrBusiness.value]: 'कमाई अनुमान से हो और सब कुछ आ जाए, तो ITR-4, नहीं तो ITR-3',
  [facts.itrWithoutBusiness.value]: 'सब कुछ आ जाए, तो ITR-1, नहीं तो ITR-2',
}

export const toolWords = toolWordsWith(inWords)

/** फॉर्मों की सीमाएँ। `fact` के साथ पूरा रजिस्टर स्क्रिप्ट में आ जाता। */
export function limit(id: keyof typeof facts): string {
  return toolWords.register.value(formatFact(facts[id]))
}
