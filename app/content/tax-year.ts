/** The assessment year whose returns are being filed now. */
export const ASSESSMENT_YEAR = 'AY 2026-27'

/** The last year whose return forms have been notified and are in the register. */
export const FORMS_YEAR = '2025-26'

/** The assessment year with the financial year in which the income was earned. */
export const LATEST_YEAR = `FY 2025-26 (${ASSESSMENT_YEAR})`
