import type { TemplateChannel, TemplateLanguage } from '#content/enums.ts'

/** The texts of the screens of templates. */
export const channelTitles: Record<TemplateChannel, string> = {
  email: 'Email replies',
  whatsapp: 'WhatsApp messages',
}
export const languageNames: Record<TemplateLanguage, string> = { en: 'English', hi: 'हिन्दी' }

export const templateLabels = {
  list: {
    title: 'Templates',
    text: 'Replies and messages you send often. The client’s name, the service and other details are filled in when you use one.',
    readOnly: 'Only an admin can change them.',
    loading: 'Loading the templates',
    failed: 'The templates couldn’t be loaded',
    empty: 'No templates yet.',
    everyService: 'Every service',
    uses: (count: number) =>
      count === 0 ? 'not used yet' : count === 1 ? 'used once' : `used ${count} times`,
    add: { email: 'Add reply', whatsapp: 'Add message' } satisfies Record<TemplateChannel, string>,
    edit: 'Edit',
    editNamed: (title: string) => `Edit ${title}`,
    delete: 'Delete',
    deleteNamed: (title: string) => `Delete ${title}`,
    done: 'Done',
  },
  form: {
    add: { email: 'Add an email reply', whatsapp: 'Add a WhatsApp message' } satisfies Record<
      TemplateChannel,
      string
    >,
    edit: 'Edit template',
    title: 'Title',
    titleHint: 'Shown in the list.',
    language: 'Language',
    service: 'Use for',
    subject: 'Subject',
    body: 'Text',
    insert: 'Insert',
    insertNamed: (placeholder: string, meaning: string) => `Insert ${placeholder}: ${meaning}`,
    preview: 'Preview',
    previewOf: (name: string) => `as ${name} would read it`,
    save: 'Save template',
    added: 'Template added',
    saved: 'Template saved',
    leave: 'Your changes to this template will be lost.',
  },
  fillIn: (gaps: readonly string[]) => `Fill in or remove ${gaps.join(', ')} before you send.`,
  keepGaps: 'Keep as written',
  gaps: (gaps: readonly string[]) =>
    `${gaps.join(', ')} can’t be filled in from this enquiry. Replace ${gaps.length === 1 ? 'it' : 'them'} before you send.`,
  deletion: {
    title: (title = '') => `Delete “${title}”?`,
    text: 'The template will be lost. This can’t be undone. Messages already sent with it stay as they are.',
    confirm: 'Delete',
    done: 'Template deleted',
    failed: 'The template was not deleted',
  },
} as const

/** The enquiry that a template is previewed with where none is open. */
export const SAMPLE_VALUES = {
  name: 'Kavya Reddy',
  first_name: 'Kavya',
  service: 'the Basic Plan',
  plan: 'Basic Plan',
  price: '₹1,999',
  filing_year: 'FY 2025-26',
  staff: 'Meera Rao',
  due: 'Mon 3 Aug, 6:30 pm',
  firm: 'the firm',
  receipt: 'https://taxexpert.example/receipt/…',
}
