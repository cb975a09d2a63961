/** The law that the facts are taken from. */

export const ACT_1961 = 'Income-tax Act 1961, as amended up to the Finance Act 2026'
export const ACT_2025 =
  'Income-tax Act 2025, as amended by the Finance Act 2026 (incometaxindia.gov.in)'
export const BOTH_ACTS = 'Income-tax Act 1961 and Income-tax Act 2025, each as last amended'

export const FINANCE_ACT_2023 = 'Finance Act 2023'
export const FINANCE_ACT_2024 = 'Finance (No. 2) Act 2024'
export const FINANCE_ACT_2025 = 'Finance Act 2025'
export const FINANCE_ACT_2026 = 'Finance Act 2026 (Act 4 of 2026), e-Gazette 2026/271439'
export const FINANCE_ACTS = 'Finance Acts 2023 to 2026'

/** Securities transaction tax. */
export const ACT_2004 = 'Finance (No. 2) Act 2004'

export const RULES_2026 = 'Income-tax Rules 2026, G.S.R. 198(E) of 20 March 2026'
export const RETURN_FORMS_2026 = 'CBDT notifications 45 to 47/2026 of 30 March 2026'
