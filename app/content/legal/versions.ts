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
      since: '2026-11-22',
      changes:
        'Says for what else an enquiry is used besides answering it, why it is kept, and what of it remains after erasing. Names the contact for personal data.',
    },
    { since: '2026-11-21', changes: 'First version.' },
  ],
  terms: [
    {
      since: '2026-11-22',
      changes:
        'We pay the interest, fees and penalties that our mistakes cause, without a limit, and give back a part of the fee until the return is filed.',
    },
    { since: '2026-11-21', changes: 'First version.' },
  ],
  cookies: [{ since: '2026-11-21', changes: 'First version.' }],
} satisfies Record<string, [Version, ...Version[]]>
