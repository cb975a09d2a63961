/** What clients may send: the rules and every text take it from here. */

export const FILE_MEGABYTES = 25
export const RETURN_MEGABYTES = 300
export const RETURN_FILES = 200
