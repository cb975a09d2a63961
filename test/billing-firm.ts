/** The settings of a firm that issues invoices. */
export const BILLING_FIRM = {
  FIRM_GSTIN: '27AAPFU0939F1ZV',
  FIRM_LEGAL_NAME: 'Rao & Company LLP',
  FIRM_ADDRESS: '12 Road, Banjara Hills, Hyderabad 500034',
}
