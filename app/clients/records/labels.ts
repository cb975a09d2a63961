/** A whole PAN, of any kind of holder: what a search takes for one. */
export const PAN_AT_ONCE = /^[A-Z]{5}\d{4}[A-Z]$/
