/** What the site puts into a browser's local storage; the cookie policy lists each of them. */

export const THEME_KEY = 'tax-expert-theme'
/** Unsaved work of the editors, followed by the account's id and what it is about. */
export const DRAFT_KEY = 'tax-expert-draft'
