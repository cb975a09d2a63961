/** Where the law that the sources name can be read: the department's own texts and the Gazette. */
export const sourceAddresses: Record<string, string> = {
  'Income-tax Act 1961':
    'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_1961_as_amended_by_fa_act_2026-1-pdf',
  'Income-tax Act 2025':
    'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf',
  'Income-tax Rules 2026':
    'https://www.incometaxindia.gov.in/documents/d/guest/en-notified-it-rules-2026-20-03-2026-pdf',
  'Finance (No. 2) Act 2024': 'https://egazette.gov.in/WriteReadData/2024/256436.pdf',
  'Finance Act 2025': 'https://egazette.gov.in/WriteReadData/2025/262125.pdf',
  'Finance Act 2026': 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
}
