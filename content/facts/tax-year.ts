/** The assessment year whose returns are being filed now. */
export const ASSESSMENT_YEAR = 'AY 2026-27'

/** The last year whose return forms have been notified and are in the register. */
export const FORMS_YEAR = '2025-26'

/** The last year whose income is under the Act of 1961. */
export const LAST_YEAR_OF_1961_ACT = '2025-26'

/** The forms in which a year’s tax is certified, shown and claimed; from 2026-27 those of the Act of 2025, beside the names that people know. */
export function formsOf(year: string) {
  return year <= LAST_YEAR_OF_1961_ACT
    ? {
        salary: 'Form 16',
        fees: 'Form 16A',
        credits: 'Form 26AS',
        foreignTax: 'Form 67',
        arrears: 'Form 10E',
        treaty: 'Form 10F',
        retirement: 'Form 10-EE',
        houseTds: 'Form 26QB or Form 16B',
      }
    : {
        salary: 'Form 130 (earlier Form 16)',
        fees: 'Form 131 (earlier Form 16A)',
        credits: 'Form 168 (earlier Form 26AS)',
        foreignTax: 'Form 44 (earlier Form 67)',
        arrears: 'Form 39 (earlier Form 10E)',
        treaty: 'Form 41 (earlier Form 10F)',
        retirement: 'Form 40 (earlier Form 10-EE)',
        houseTds: 'Form 141 or Form 132 (earlier Form 26QB and 16B)',
      }
}

/** The assessment year with the financial year in which the income was earned. */
export const LATEST_YEAR = `FY 2025-26 (${ASSESSMENT_YEAR})`
