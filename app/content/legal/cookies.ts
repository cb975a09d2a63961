import type { Firm } from '#app/config/env.ts'
import { DRAFT_KEY, THEME_KEY } from '#app/content/storage-keys.ts'
import { paths } from '#app/paths.ts'
import { type LegalDocument, link, list, paragraph, table } from './document.ts'
import { periods } from './periods.ts'

/** Everything that this site stores in a browser. A test compares it with the code. */
export const storedInBrowser = [
  {
    kind: 'cookie',
    /** over a plain connection, as on a developer's machine, and over an encrypted one */
    names: { plain: 'session', secure: '__Host-session' },
    whose: 'Staff, on signing in',
    purpose: 'Shows that this browser is signed in to the staff area.',
    retention: `Until signing out or closing the browser. Without use it is worth nothing after ${periods.sessionIdleHours} hours, and in any case after ${periods.sessionMaxDays} days, unless we have set other times.`,
  },
  {
    kind: 'cookie',
    names: { plain: 'device', secure: '__Host-device' },
    whose: 'Staff, on signing in',
    purpose:
      'Marks a browser in which an account has signed in before, so that strangers who guess at its password cannot lock its owner out.',
    retention: `${periods.deviceDays} days from the last sign-in.`,
  },
  {
    kind: 'local storage',
    names: { plain: THEME_KEY, secure: THEME_KEY },
    whose: 'Anybody who chooses a theme',
    purpose: 'Remembers the choice: system, light or dark. It is not sent to us.',
    retention: 'Until you clear it in your browser.',
  },
  {
    kind: 'local storage',
    names: { plain: DRAFT_KEY, secure: DRAFT_KEY },
    whose: 'Staff, while they write an article or an answer',
    purpose:
      'Keeps what is not saved yet, so that a closed tab loses nothing. The name is followed by the account and what is written.',
    retention: 'Until it is saved or thrown away.',
  },
] as const

export function cookies(firm: Firm): LegalDocument {
  return {
    title: 'Cookie Policy',
    intro: `What ${firm.name} puts into your browser. There is little to tell: a visitor gets no cookie from this site.`,
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          list(
            'Reading pages and sending forms works without any cookie, and sets none.',
            'If you choose a theme, your browser remembers which one.',
            'Two cookies exist for our own staff, from the moment they sign in.',
            'There are no cookies for analytics, advertising or tracking, neither ours nor of others. That is why no banner asks you for consent.',
            [
              'What else we hold, and your rights, stand in the ',
              link('privacy policy', paths.privacy),
              '.',
            ],
          ),
        ],
      },
      {
        id: 'the-list',
        title: 'The whole list',
        blocks: [
          table(
            ['Name', 'Set for', 'What for', 'Kept'],
            ...storedInBrowser.map(({ kind, names, whose, purpose, retention }) => [
              [{ code: names.secure }, ` (${kind})`],
              whose,
              purpose,
              retention,
            ]),
          ),
          paragraph(
            `The beginning “__Host-” makes a browser return a cookie to this very host only, and only over an encrypted connection. Over a plain connection, as on a developer's machine, the same cookies are called ${plainCookieNames()}. Scripts cannot read them, and a form on another site cannot make use of them.`,
          ),
          paragraph(
            'This list is compared with the code of the site by a test, so that nothing new is stored without being named here.',
          ),
        ],
      },
      {
        id: 'copies-of-files',
        title: 'Copies of our files',
        blocks: [
          paragraph(
            'Like any site, ours lets your browser keep copies of its style sheets, fonts and drawings for a while, so that the next page comes faster. They are the same for everybody and say nothing about you.',
          ),
        ],
      },
      {
        id: 'other-companies',
        title: 'Other companies',
        blocks: [
          paragraph(
            'Our pages load nothing from elsewhere: no scripts, no fonts, no pictures, no frames. The chat buttons are links to WhatsApp, and some pages link to other sites. Once you follow such a link, those sites may store things by their own rules.',
          ),
        ],
      },
      {
        id: 'your-choice',
        title: 'How to see and remove them',
        blocks: [
          paragraph(
            'Every browser shows what a site has stored and lets you delete it, mostly under “Privacy” or “Site data” in its settings. If you delete the theme, the site is light again. If you block everything, all public pages go on working; only staff need their cookies to sign in.',
          ),
        ],
      },
    ],
  }
}

function plainCookieNames(): string {
  return storedInBrowser
    .filter(({ kind }) => kind === 'cookie')
    .map(({ names }) => `“${names.plain}”`)
    .join(' and ')
}
