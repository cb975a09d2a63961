/** What clients may send, and how long we keep it: the rules and every text take it from here. */

export const FILE_MEGABYTES = 25
export const RETURN_MEGABYTES = 300
export const RETURN_FILES = 200
/** From the end of the financial year in which a return was filed. */
export const RECORD_YEARS = 7
