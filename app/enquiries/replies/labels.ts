export const templatePickerLabels = {
  template: 'Template',
  choose: 'Choose a template…',
  edit: 'Edit templates',
  replace: {
    title: 'Replace your text?',
    text: (title = '') =>
      `The template “${title}” will replace the subject and the text. This can’t be undone.`,
    confirm: 'Replace',
    cancel: 'Keep mine',
  },
} as const

/** The texts around the WhatsApp message to a client. */
export const whatsappLabels = {
  button: 'WhatsApp',
  title: 'Message on WhatsApp',
  to: (phone: string) => `To ${phone}`,
  choose: 'Choose a WhatsApp message',
  language: 'Language',
  template: 'Template',
  own: 'Write your own',
  text: 'Message',
  open: 'Open WhatsApp',
  inUse: (title: string) => `Message: ${title}`,
} as const

/** The link to the client’s page in a reply by e-mail. */
export const clientPageLabels = {
  add: 'Link to the client’s page',
  isIn: (place: string, email: string) =>
    `${place} becomes the link when the email is sent. It goes to ${email} alone, without Cc.`,
  otherAddress: (email: string) =>
    `The link to the client’s page can only go to ${email}, which is another address.`,
} as const
