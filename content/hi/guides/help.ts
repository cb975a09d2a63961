import type { DatedText } from '../../en/season/season.ts'
import { assessedYear as inEnglish } from '../../en/tools/page.ts'
import { provisionsOf, type TaxFact } from '../../facts/tax-facts.ts'
import type { GuideWords } from '../../guides/guide.ts'
import type { Plan } from '../../plans.ts'
import { lawInHindi } from '../facts.ts'
import { planCard, planWords } from '../plans.ts'
import { additionalWords } from '../pricing.ts'

type Service = Omit<GuideWords['service'], 'when'>

export const oneTimeService = (name: keyof typeof additionalWords): Service => additionalWords[name]

export function planService(id: Plan['id']): Service {
  const { name, description } = planWords[id]
  return { name: planCard.plan(name), description }
}

/** भरा हुआ रिटर्न कब तक ठीक हो सकता है */
export const reviseBy: DatedText = {
  group: 'plain',
  open: ({ income, before, on }) =>
    `${income} का रिटर्न ${on.belated} तक सुधारें। ${before} के लिए सिर्फ़ अपडेटेड रिटर्न (ITR-U) बचा है।`,
  belated: ({ income, on }) =>
    `${income} का रिटर्न ${on.belated} तक सुधारें। उसके बाद फीस लगती है या नहीं, इस पर राय अलग-अलग है।`,
  closed: ({ income, on }) =>
    `${income} का रिटर्न ${on.revised} तक सुधारें। फीस लगती है या नहीं, इस पर राय अलग-अलग है।`,
}

/** जिस कानून पर एक आँकड़ा टिका है */
export function lawBehind(record: TaxFact, about: string): GuideWords['sources'][number] {
  return { name: provisionsOf(record).map(lawInHindi).join('; '), about }
}

/** `AY 2026-27`, `टैक्स वर्ष 2026-27` */
export const assessedYear = (year: string) => inEnglish(year).replace('Tax year', 'टैक्स वर्ष')
