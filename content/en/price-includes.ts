/**
 * What a price includes. Who isn’t registered for GST (`noGst`) charges none, and may not say that a price
 * includes it.
 */
export const gstIncluded = (noGst: boolean) => (noGst ? 'all our fees included' : 'GST included')
export const allIncluded = (noGst: boolean) =>
  noGst ? 'all our fees included' : 'GST and our fees included'

export const noExtraCharges = (noGst: boolean) =>
  `No. The price includes ${noGst ? 'all our fees' : 'all taxes and fees on our work, GST among them'}. Income tax, interest and late fee go to the government.`
