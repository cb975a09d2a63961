/** The texts of the view of a document. */
export const viewLabels = {
  loading: 'Loading the document',
  failed: 'This document can’t be shown. Download it instead.',
  password: 'Password',
  open: 'Open',
  usePassword: 'Use the password that the client gave',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
} as const
