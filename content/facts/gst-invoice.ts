/**
 * What the law of GST says of a practice's fee: heading 9982 is taxed at 18 per cent. Source: Notification
 * 11/2017 of 28 June 2017 (Central Tax, rate), serial number 21; scheme of classification of services, group 99823.
 */
export const GST_RATE = 18
/** Corporate tax consulting and preparation. */
export const SAC_COMPANY = '998231'
/** Individual tax preparation and planning. */
export const SAC_INDIVIDUAL = '998232'
/** The code that stands for a place of supply abroad. */
export const ABROAD_CODE = '96'
