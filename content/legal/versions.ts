/** One version of a legal text: the day from which it has been in force names it. */
export interface Version {
  since: string
  changes: string
}

/**
 * The versions of each legal text, the newest first. A change of what a text says, rather than of how
 * it says it, gets a version here.
 */
export const versions = {
  privacy: [
    {
      since: '2026-11-24',
      changes:
        'Explains what we store when you send the calculation of a tax tool, when you book a call, when you answer our emails and when you come from one of our pages or buttons: your time zone, the text of your answers, and the page and button. Says what we count on our pages and how to stop it, and what staff accounts hold. Names everything in the security log, and what is kept when an enquiry is corrected or its link is asked for again. Says that an enquiry which we work on is erased after we’ve answered your request.',
    },
    {
      since: '2026-11-23',
      changes:
        'Explains what we store for email reminders of due dates, why and for how long. Describes the security log, which records network addresses. Says how long we keep backups, and that erased data stays erased if one is restored.',
    },
    {
      since: '2026-11-22',
      changes:
        'Explains what an enquiry is used for apart from answering it, why we keep it, and what remains after it’s erased. Names the contact for personal data.',
    },
    { since: '2026-11-21', changes: 'First version.' },
  ],
  terms: [
    {
      since: '2026-11-24',
      changes:
        'Says which earlier years can still be filed, what the price leaves to the government, and that a belated return for the year being filed costs the price of its plan.',
    },
    {
      since: '2026-11-22',
      changes:
        'We pay any interest, fees and penalties that our mistakes cause, without a limit, and refund part of the fee if you cancel before the return is filed. Names the limits for earlier years.',
    },
    { since: '2026-11-21', changes: 'First version.' },
  ],
  cookies: [
    {
      since: '2026-11-25',
      changes: 'Lists what the menu of the staff area remembers.',
    },
    {
      since: '2026-11-24',
      changes:
        'Lists the cookies of staff who sign in in two steps. Says that counting how often our buttons are used stores nothing in your browser.',
    },
    {
      since: '2026-11-23',
      changes: 'Lists what the staff area keeps in a tab while it loads again.',
    },
    {
      since: '2026-11-22',
      changes: 'Lists the link of a receipt, which your browser remembers only if you ask it to.',
    },
    { since: '2026-11-21', changes: 'First version.' },
  ],
} satisfies Record<string, [Version, ...Version[]]>

/** Those in force on a day (YYYY-MM-DD), the newest first; before the first version that one alone. */
export function inForce(
  [newest, ...older]: [Version, ...Version[]],
  day: string,
): [Version, ...Version[]] {
  const [next, ...rest] = older
  return newest.since <= day || !next ? [newest, ...older] : inForce([next, ...rest], day)
}
