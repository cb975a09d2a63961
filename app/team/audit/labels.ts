import { named } from '#app/ui/text/stored-value.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { CaseStage, LeadStatus } from '#content/enums.ts'
import type { ActivitySubject } from './activity.ts'
import { failedSignIns, signInActions } from './sign-in-labels.ts'

/** The texts of the list of recent activity and of the audit log. */
export const labels = {
  none: 'No recent activity',
  operator: 'The operator',
  someone: 'Someone',
} as const

export const subjectNames: Record<ActivitySubject, string> = named(
  {
    lead: 'enquiry',
    faq: 'the question',
    post: 'the post',
    'faq-category': 'the FAQ category',
    'post-category': 'the blog category',
    user: 'the account',
    claim: 'the claim',
    image: 'the image',
    template: 'the template',
    session: 'the session',
    export: 'the export',
    import: 'the import',
    backup: 'the backup',
    mail: 'the email',
    appointment: 'the call',
    office: 'the office hours',
    counts: 'the counts',
    client: 'the client',
    return: 'the return',
    document: 'the document',
    invoice: 'the invoice',
  },
  'something new:',
)

/** What was done to a question or post, where the verb alone does not say it. */
export const contentVerbs: Record<string, string> = {
  renewed: 'updated the tax figures in',
  released: 'used the release’s new text for',
  undeleted: 'took out of the trash',
  confirmed: 'found the text in Hindi still right of',
}

/** What staff reorder as a whole. */
export const orderedNames: Partial<Record<ActivitySubject, string>> = {
  faq: 'the questions',
  'faq-category': 'the FAQ categories',
  'post-category': 'the blog categories',
}

/** Actions on accounts, sessions and claims, by the name of the person or the claim. */
export const namedActions: Record<string, (name: string, detail: Detail) => string> = {
  'changed-password': () => 'changed their password',
  'added-account': (name, { roles }) =>
    `added the account of ${name}${Array.isArray(roles) ? ` (${roles.join(', ')})` : ''}`,
  'changed-account': (name) => `updated ${name}’s account`,
  'made-admin': (name) => `made ${name} an admin`,
  'made-staff': (name) => `removed the admin role from ${name}`,
  'changed-roles': (name, detail) => `changed what ${name} may do (${changedRights(detail)})`,
  'disabled-account': (name) => `disabled ${name}’s account`,
  'enabled-account': (name) => `enabled ${name}’s account`,
  'reset-password': (name) => `reset ${name}’s password`,
  'came-on-duty': () => 'became available for new enquiries',
  'went-off-duty': () => 'stopped being available for new enquiries',
  'resent-mail': () => 'resent an email to staff',
  'dismissed-mail': () => 'dismissed an incoming email',
  'restored-mail': () => 'restored a dismissed email',
  'signed-in': () => 'signed in',
  'signed-out': () => 'signed out',
  'signed-out-everywhere': () => 'signed out in every browser',
  'signed-out-everyone': () => 'signed everyone out',
  'ended-session': (browser) => `signed out ${browser}`,
  'set-office-hours': () => 'changed the office hours',
  'reset-office-hours': () => 'reset the office hours to the usual ones',
  'set-holiday': (holiday) => `set the holiday ${holiday}`,
  'unobserved-holiday': (holiday) => `decided to work on the holiday ${holiday}`,
  'removed-holiday': (holiday) => `removed the holiday ${holiday}`,
  'added-holidays': (year) => `added India’s holidays for ${year}`,
  'set-booking-rules': () => 'changed how calls are booked',
  'set-closed-days': () => 'changed whether closed days count for a reply',
  'set-call-times': (name) => `changed when ${name} takes calls`,
  'added-leave': (leave) => `added leave: ${leave}`,
  'removed-leave': (leave) => `removed leave: ${leave}`,
  'made-calendar-feed': (name) => `created ${name}’s calendar address`,
  'ended-calendar-feed': (name) => `removed ${name}’s calendar address`,
  'proved-claim': (claim) => `recorded evidence for the claim ${claim}`,
  'asked-for-backup': () => 'started a backup',
  ...signInActions,
  'unproved-claim': (claim) => `removed the evidence for the claim ${claim}`,
}

/** What happened without a member of staff. */
export const impersonalActions: Record<string, (label: string) => string> = {
  'release-texts': (count) =>
    `A new release updated ${count === '1' ? 'one text' : `${count} texts`} that no one had edited`,
  withdrawn: (lead) => `A client withdrew ${lead}, and it was erased`,
  retention: (leads) => `${leads} erased at the end of the retention period`,
  'restored-backup': (time) => `The operator restored the backup of ${formatTimestamp(time)}`,
  'failed-sign-in': (name) => `Failed sign-in to ${name}’s account`,
  ...failedSignIns,
  'unknown-sign-in': () => 'Failed sign-in with a username that doesn’t exist',
}

const statusNames: Record<LeadStatus, string> = {
  new: 'new',
  contacted: 'contacted',
  'in progress': 'in progress',
  won: 'won',
  lost: 'lost',
  spam: 'spam',
}
const stageNames: Record<CaseStage, string> = {
  documents: 'Documents requested',
  preparing: 'In preparation',
  filed: 'Filed',
}
const channelNames: Record<string, string> = {
  call: 'a call',
  whatsapp: 'a WhatsApp message',
  email: 'an email',
}
const undoneNames: Record<string, string> = {
  status: 'a status change on',
  stage: 'a stage change on',
  assigned: 'an owner change on',
  'follow-up': 'a follow-up date change on',
  note: 'a note on',
  contact: 'a logged contact on',
  joined: 'a merge of',
  merged: 'a merge of',
  separated: 'an unmerge of',
  unmerged: 'an unmerge of',
  'not-spam': '“Not spam” on',
  corrected: 'a correction of',
  'client-replied': 'adding an email to',
}
const correctedNames: Record<string, string> = {
  name: 'name',
  phone: 'phone number',
  secondPhone: 'second phone number',
  email: 'email address',
  service: 'service',
  language: 'language',
}

type Detail = Record<string, unknown>

const rightNames: Record<string, string> = {
  export: 'the right to export',
  import: 'the right to import',
}

function changedRights({ given, taken }: Detail): string {
  const named = (what: string, names: unknown) =>
    Array.isArray(names) && names.length > 0
      ? [`${what} ${names.map((name) => rightNames[name] ?? name).join(', ')}`]
      : []
  return [...named('added', given), ...named('removed', taken)].join('; ')
}

/** What was done to an enquiry: the words before its number and those after it. */
export const deskActions: Record<string, (detail: Detail) => [string, string?]> = {
  status: ({ to }) => ['marked', `as ${statusNames[to as LeadStatus] ?? to}`],
  stage: ({ to }) =>
    to
      ? ['set the stage of', `to “${stageNames[to as CaseStage] ?? to}”`]
      : ['cleared the stage of'],
  assigned: ({ to }) => (to ? ['assigned', `to ${to}`] : ['unassigned']),
  'follow-up': ({ to }) =>
    to
      ? ['set the follow-up date of', `to ${formatTimestamp(String(to))}`]
      : ['removed the follow-up date of'],
  note: () => ['added a note to'],
  contact: ({ channel, reply }) =>
    reply ? ['sent a reply to'] : [`logged ${channelNames[String(channel)] ?? 'a contact'} for`],
  joined: () => ['merged', 'into'],
  merged: () => ['merged', 'into'],
  separated: () => ['unmerged', 'from'],
  unmerged: () => ['unmerged', 'from'],
  'not-spam': () => ['marked', 'as not spam'],
  corrected: ({ field }) => [`corrected the ${correctedNames[String(field)] ?? 'details'} of`],
  'email-refused': () => ['refused a new email address for'],
  'client-replied': () => ['added a client’s email to'],
  'reply-settled': () => ['marked the client’s email in', 'as needing no answer'],
  undone: ({ kind }) => [`undid ${undoneNames[String(kind)] ?? 'a change to'}`],
  'resent-mail': () => ['resent an email about'],
  erased: () => ['erased'],
  'personal-data': () => ['downloaded the personal data of'],
}

const count = (many: unknown, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${Number(many).toLocaleString('en-IN')} ${more}`
export const enquiries = (many: unknown) => count(many, 'enquiry', 'enquiries')

/** The files that staff exported or imported. */
export function describeFile(verb: string, label: string, detail: Detail): string {
  if (verb === 'imported') {
    const skipped = Number(detail.duplicates) + Number(detail.expired)
    return `imported ${enquiries(detail.imported)} from ${detail.file ? `the file “${detail.file}”` : 'a file'}${skipped > 0 ? ` and skipped ${skipped.toLocaleString('en-IN')}` : ''}`
  }
  if (verb === 'undid-import') {
    return `undid the import of ${enquiries(detail.removed)}${detail.file ? ` from the file “${detail.file}”` : ''}`
  }
  const what =
    label === 'enquiries'
      ? enquiries(detail.rows)
      : `${count(detail.rows, 'row', 'rows')} of the ${label}`
  const filters = Object.entries((detail.filters ?? {}) as Detail)
    .map(([name, value]) => (value === true ? `a ${name}` : `${name} ${value}`))
    .join(', ')
  return `exported ${what} as CSV${filters && ` (${filters})`}`
}
