import type { Copy } from '../../en/copy.ts'
import { formsOf as inEnglish } from '../../facts/tax-year.ts'
import { times } from '../times.ts'
import { yearName } from '../tools/year-name.ts'

const months = times.own?.months ?? []
const monthOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

export const seasonWords: Copy['seasonWords'] = {
  own: {
    name: yearName,
    income: (year) => `FY ${year}`,
    months: (first, last) => `${monthOf(first)} से ${monthOf(last)}`,
    forms: formsOf,
    day: (day) => `${Number(day.slice(8, 10))} ${monthOf(day)}`,
    unknown: {
      due: 'आख़िरी तारीख',
      belated: 'देर से रिटर्न भरने की आख़िरी तारीख',
      revised: 'सुधारा हुआ रिटर्न भरने की आख़िरी तारीख',
      updated: 'अपडेटेड रिटर्न (ITR-U) भरने की आख़िरी तारीख',
    },
  },
}

/** `फॉर्म 16`, और 2025 के कानून में `फॉर्म 130 (पहले फॉर्म 16)` */
export function formsOf(year: string): ReturnType<typeof inEnglish> {
  const names = Object.entries(inEnglish(year)).map(([id, name]) => [id, inHindi(name)])
  return Object.fromEntries(names)
}

function inHindi(form: string): string {
  return form
    .replaceAll('Form ', 'फॉर्म ')
    .replaceAll('earlier', 'पहले')
    .replaceAll(' or ', ' या ')
    .replaceAll(' and ', ' और ')
}
