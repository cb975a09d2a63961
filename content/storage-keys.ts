/** The keys of what the site stores in a browser; the cookie policy lists each of them. */

export const THEME_KEY = 'tax-expert-theme'
/** That a visitor does not want the other language to be offered again. */
export const LANGUAGE_OFFER_KEY = 'tax-expert-language'
/** What was typed into the forms of a page, while its visitor goes to the same page in the other language. */
export const LANGUAGE_SWITCH_KEY = 'language-switch'
/** The autosaved drafts of the editors; the account's id and what is written follow the key. */
export const DRAFT_KEY = 'tax-expert-draft'
/** The account that turned on notifications in this browser. */
export const PUSH_KEY = 'tax-expert-push'
/** Which groups of the staff menu are open. */
export const MENU_KEY = 'tax-expert-menu'
/** The receipt that a visitor asked this browser to remember: its path, and until when. */
export const RECEIPT_KEY = 'tax-expert-receipt'
/** Text that staff have typed and not sent, while the page is loaded again. */
export const UNSENT_KEY = 'unsent-texts'
/** When the page was last loaded again because a script was missing. */
export const RELOADED_KEY = 'reloaded-at'
/** What a client has typed on their page, until it is there again. */
export const TYPED_KEY = 'client-typed'
/** Which chosen files were not sent because a client has to sign in again, until their page is there again. */
export const CHOSEN_KEY = 'client-files'
