import type { CLAIM_STATES } from './claim.ts'

/** What the staff screen of claims says. */
export const claimLabels = {
  title: 'Claims',
  shown: {
    all: 'Ratings, counts, testimonials and earlier prices on the site, each with its evidence. Visitors see all of them, with or without evidence (CLAIMS=all).',
    proven:
      'Ratings, counts, testimonials and earlier prices on the site, each with its evidence. Visitors see only those with evidence (CLAIMS=proven).',
  },
  failed: 'An error occurred while fetching the claims.',
  readOnly: 'Admins record the evidence.',
  unproven: (missing: number, all: number) =>
    missing === 0 ? `All ${all} claims have evidence.` : `${missing} of ${all} have no evidence.`,
  table: {
    label: 'Claims',
    empty: 'The site makes no claims.',
    claim: 'Claim',
    evidence: 'Evidence',
    actions: 'Actions',
  },
  outdated: 'The wording has changed since. Check it again.',
  checked: (by: string, day: string) => `Checked by ${by}, ${day}`,
  recorded: (by: string, time: string) => `Recorded by ${by}, ${time}`,
  someone: 'a former account',
  open: 'Open the evidence',
  add: 'Add evidence',
  edit: 'Edit',
  remove: 'Remove',
  named: (action: string, claim: string) => `${action}: ${claim}`,
  dialog: {
    title: 'Evidence',
    what: 'Evidence',
    whatHint: 'For example: export of the filing software, 10,412 acknowledgements since 2015.',
    checkedOn: 'Checked on',
    checkedBy: 'Checked by',
    address: 'Link or location (optional)',
    addressHint: 'A link, or where the file is kept.',
    save: 'Save',
    saving: 'Saving',
    saved: 'Evidence saved',
    failed: 'The evidence was not saved',
  },
  removal: {
    title: 'Remove the evidence?',
    text: 'With CLAIMS=proven the claim disappears from the site at once.',
    confirm: 'Remove',
    removed: 'Evidence removed',
    failed: 'The evidence was not removed',
  },
} as const

export const stateNames: Record<(typeof CLAIM_STATES)[number], string> = {
  missing: 'No evidence',
  outdated: 'Outdated',
  proven: 'Proven',
}
