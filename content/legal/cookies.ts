import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import {
  DRAFT_KEY,
  MENU_KEY,
  PUSH_KEY,
  RECEIPT_KEY,
  RELOADED_KEY,
  THEME_KEY,
  UNSENT_KEY,
} from '#content/storage-keys.ts'
import { type LegalDocument, link, list, paragraph, table } from './document.ts'
import { periods } from './periods.ts'
import { versions } from './versions.ts'

/** Everything that this site stores in a browser. A test compares it with the code. */
export const storedInBrowser = [
  {
    kind: 'cookie',
    /** over a plain connection, as on a developer's machine, and over an encrypted one */
    names: { plain: 'session', secure: '__Host-session' },
    whose: 'Staff, on signing in',
    purpose: 'Shows that this browser is signed in to the staff area.',
    retention: `Until they sign out or close the browser. It expires after ${periods.sessionIdleHours} hours without use, and after ${periods.sessionMaxDays} days in any case, unless we have set other times.`,
  },
  {
    kind: 'cookie',
    names: { plain: 'device', secure: '__Host-device' },
    whose: 'Staff, on signing in',
    purpose:
      'Marks a browser in which an account has signed in before, so that strangers guessing its password can’t lock its owner out.',
    retention: `${periods.deviceDays} days from the last sign-in.`,
  },
  {
    kind: 'cookie',
    names: { plain: 'pending', secure: '__Host-pending' },
    whose: 'Staff who sign in with a second factor',
    purpose: 'Connects the password with the code or passkey that follows it.',
    retention: 'Until the sign-in is complete or the browser is closed. It works for 10 minutes.',
  },
  {
    kind: 'cookie',
    names: { plain: 'challenge', secure: '__Host-challenge' },
    whose: 'Staff who use or set up a passkey or an authenticator app',
    purpose: 'Connects what the passkey or the app answers with what was asked.',
    retention: 'Until the browser is closed. It works for 30 minutes at most.',
  },
  {
    kind: 'cookie',
    names: { plain: 'step-up', secure: '__Host-step-up' },
    whose: 'Staff who confirm with a passkey that it’s them',
    purpose: 'Connects what the passkey answers with what was asked.',
    retention: 'Until the browser is closed. It works for 5 minutes.',
  },
  {
    kind: 'local storage',
    names: { plain: THEME_KEY, secure: THEME_KEY },
    whose: 'Anyone who chooses a theme',
    purpose: 'Remembers your choice of system, light or dark. It isn’t sent to us.',
    retention: 'Until you clear it in your browser.',
  },
  {
    kind: 'local storage',
    names: { plain: RECEIPT_KEY, secure: RECEIPT_KEY },
    whose: 'Anyone who presses “Remember on this device” after sending an enquiry',
    purpose:
      'Keeps the link of your enquiry, so that the contact page can lead you back to it. It isn’t sent to us.',
    retention: `${periods.rememberedReceiptDays} days, or until you press “Remove from this device”.`,
  },
  {
    kind: 'local storage',
    names: { plain: DRAFT_KEY, secure: DRAFT_KEY },
    whose: 'Staff, while writing an article or an answer',
    purpose:
      'Keeps unsaved work, so that closing a tab loses nothing. The name is followed by the account and what is being written.',
    retention: 'Until it is saved or discarded.',
  },
  {
    kind: 'local storage',
    names: { plain: PUSH_KEY, secure: PUSH_KEY },
    whose: 'Staff who turn on notifications in a browser',
    purpose:
      'Remembers which account turned them on, so that no other account gets them. A service worker shows them and stores nothing.',
    retention: 'Until they turn notifications off or sign out.',
  },
  {
    kind: 'local storage',
    names: { plain: MENU_KEY, secure: MENU_KEY },
    whose: 'Staff who open or close a group of the menu',
    purpose: 'Remembers which groups are open.',
    retention: 'Until they clear it in their browser.',
  },
  {
    kind: 'session storage',
    names: { plain: UNSENT_KEY, secure: UNSENT_KEY },
    whose: 'Staff, when the staff area has to load again',
    purpose: 'Carries what they typed and hadn’t sent over to the page that loads.',
    retention: 'Until that page has loaded.',
  },
  {
    kind: 'session storage',
    names: { plain: RELOADED_KEY, secure: RELOADED_KEY },
    whose: 'Staff, when part of the staff area couldn’t be loaded',
    purpose:
      'Notes the time, so that the page is loaded again once and not over and over. A second entry, “tanstack_router_reload”, does the same.',
    retention: 'Until the tab is closed.',
  },
] as const

export function cookies(firm: Firm): LegalDocument {
  return {
    title: 'Cookie Policy',
    intro: `What ${firm.name} stores in your browser. It isn’t much: visitors get no cookies from this site.`,
    versions: versions.cookies,
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          list(
            'You can read pages and send forms without any cookies, and none are set.',
            'If you choose a theme, your browser remembers which one.',
            'If you ask it to, your browser remembers the link of your enquiry.',
            'There are no analytics, advertising or tracking cookies, ours or anyone else’s. That’s why you don’t see a consent banner.',
            'Counting how often our buttons are used needs no cookie either, and stores nothing in your browser.',
            [
              'The ',
              link('privacy policy', paths.privacy),
              ' explains what else we hold and what rights you have.',
            ],
          ),
        ],
      },
      {
        id: 'the-list',
        title: 'The full list',
        blocks: [
          table(['Name', 'Set for', 'Purpose', 'Kept'], ...rowsOf(visitors)),
          paragraph('Everything below is set for our staff alone.'),
          table(['Name', 'Set for', 'Purpose', 'Kept'], ...rowsOf(staff)),
          paragraph(
            `The prefix “__Host-” tells the browser to send the cookie only to this site, over an encrypted connection. Over a plain connection, as on a developer’s computer, the same cookies are called ${plainCookieNames()}. Scripts can’t read these cookies, and forms on other sites can’t use them.`,
          ),
          paragraph(
            'An automated test compares this list with the site’s code, so that nothing new is stored without being listed here.',
          ),
        ],
      },
      {
        id: 'copies-of-files',
        title: 'Copies of our files',
        blocks: [
          paragraph(
            'Like any site, ours lets your browser keep copies of its style sheets, fonts and drawings for a while, so that the next page loads faster. They’re the same for everyone and say nothing about you.',
          ),
        ],
      },
      {
        id: 'other-companies',
        title: 'Other companies',
        blocks: [
          paragraph(
            'Our pages load nothing from other sites: no scripts, fonts, pictures or frames. The chat buttons are links to WhatsApp, and some pages link to other sites. Once you follow such a link, those sites may store data under their own rules.',
          ),
        ],
      },
      {
        id: 'your-choice',
        title: 'How to see and remove them',
        blocks: [
          paragraph(
            'Every browser shows what a site has stored and lets you delete it, usually under “Privacy” or “Site data” in its settings. If you delete the theme, the site goes back to light. If you block everything, all public pages still work. Only staff need cookies, to sign in.',
          ),
        ],
      },
    ],
  }
}

const isForStaff = ({ whose }: Stored) => whose.startsWith('Staff')
const staff = storedInBrowser.filter(isForStaff)
const visitors = storedInBrowser.filter((stored) => !isForStaff(stored))

type Stored = (typeof storedInBrowser)[number]

function rowsOf(stored: readonly Stored[]) {
  return stored.map(({ kind, names, whose, purpose, retention }) => [
    [{ code: names.secure }, ` (${kind})`],
    whose,
    purpose,
    retention,
  ])
}

function plainCookieNames(): string {
  return storedInBrowser
    .filter(({ kind }) => kind === 'cookie')
    .map(({ names }) => `“${names.plain}”`)
    .join(' and ')
}
