import { named } from '#app/ui/text/stored-value.ts'
import type { CarriedHead, Residence } from '#content/enums.ts'

/** The texts of the screens of clients. */
export const clientLabels = {
  title: 'Clients',
  text: 'People and firms that we file for.',
  failure: 'The clients couldn’t be loaded.',
  search: 'Name, phone, email or whole PAN',
  none: 'No clients yet. Start a return from an enquiry, or add a client here.',
  noneFound: 'No client matches.',
  add: 'Add client',
  startYear: (count: number, year: string) =>
    count === 1 ? `Start ${year} for 1 client` : `Start ${year} for ${count} clients`,
  emailThem: 'Email each of them the link',
  started: (count: number) => (count === 1 ? '1 return started' : `${count} returns started`),
  skipped: (count: number) => `${count} not started:`,
  columns: {
    name: 'Client',
    kind: 'Kind',
    pan: 'PAN',
    contact: 'Contact',
    last: 'Last return',
    returns: 'Returns',
  },
  never: 'None yet',
  one: {
    title: (name: string) => name,
    loading: 'Loading the client',
    what: 'the client',
    back: 'All clients',
    start: 'Start a return',
    showPan: 'Show PAN',
    noPan: 'No PAN noted',
    recorded: 'Whoever shows a PAN is recorded.',
    details: 'Details',
    edit: 'Edit',
    contacts: 'Contacts',
    addContact: 'Add contact',
    noContacts: 'Nobody yet. Add an email address so that the client gets the link and codes.',
    removeContact: 'Remove',
    removeText: (name: string) =>
      `${name} can no longer open the page: the link and every device end at once.`,
    endDevices: (count: number) =>
      count === 1 ? 'Sign out 1 device' : `Sign out ${count} devices`,
    devicesEnded: 'Signed out on every device',
    proposes: (value: string) => `Asks to change to ${value}`,
    confirm: 'Confirm',
    refuse: 'Refuse',
    returns: 'Returns',
    noReturns: 'No return yet.',
    enquiries: 'Enquiries',
    carried: 'Carried forward',
    noCarried: 'No losses or depreciation noted.',
    addCarried: 'Add amount',
    lapses: (year: string) => `until ${year}`,
    neverLapses: 'never lapses',
    erase: 'Erase this client',
    eraseText: (returns: number) =>
      `${returns === 1 ? '1 return' : `${returns} returns`} with all documents, the people who act for them, their links and what is carried forward are erased for good. Invoices and credit notes stay, because the law wants them kept; so does the audit log, for a year.`,
    eraseName: (name: string) => `Type “${name}” to erase`,
    erased: (documents: number, invoices: readonly string[]) =>
      `Erased, with ${documents === 1 ? '1 document' : `${documents} documents`}. ${invoices.length === 0 ? 'There was no invoice to keep.' : `Kept: ${invoices.join(', ')}`}`,
    merge: 'Merge into another client',
    mergeText:
      'For two records of one person. Returns and contacts go to the other client. You can take it back.',
    mergeWith: 'The other client',
    unmerge: 'Take apart again',
    mergedInto: 'This client was merged into another one.',
    open: 'Open it',
    saved: 'Saved',
    remove: 'Remove',
  },
  fields: {
    name: 'Name',
    kind: 'Kind',
    pan: 'PAN',
    panHint: 'Ten characters. Stored encrypted.',
    bornOn: 'Date of birth or incorporation',
    residence: 'Residence',
    unknown: 'Not known',
    address: 'Address',
    state: 'State, for the invoice',
    gstin: 'GSTIN, if there is one',
    notes: 'Notes',
    email: 'Email',
    phone: 'Phone',
    role: 'Role, such as wife or bookkeeper',
    head: 'Head',
    year: 'Year of the loss',
    amount: 'Amount in rupees',
    note: 'Note',
  },
  save: 'Save',
  cancel: 'Cancel',
  known: 'A client with this PAN is there already.',
} as const

export const residenceNames: Record<Residence, string> = named(
  { resident: 'Resident', rnor: 'RNOR', nri: 'Non-resident' },
  'Unknown',
)

export const headNames: Record<CarriedHead, string> = named(
  {
    'house-property': 'House property',
    business: 'Business',
    speculation: 'Speculation (intraday)',
    'short-term-capital': 'Short-term capital loss',
    'long-term-capital': 'Long-term capital loss',
    depreciation: 'Unabsorbed depreciation',
  },
  'Other',
)
