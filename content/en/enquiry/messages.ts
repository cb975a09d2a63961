/** The messages of the enquiry forms; a module of its own because the small public script needs them. */
export const enquiryMessages = {
  sent: {
    title: 'Message sent successfully!',
    text: (within: string) => `Our team will contact you ${within}.`,
  },
  failed: { title: 'Failed to send message', text: 'Please try again later.' },
  sending: 'Sending...',
  offline:
    'You’re offline, so nothing has been sent. Keep this page open, and send it again when you’re back online.',
  seeReceipt: 'Track your enquiry',
  inquirySent: {
    title: 'Thank you for your interest!',
    text: (within: string) => `We'll contact you ${within} to discuss your tax filing needs.`,
  },
  inquiryFailed: { title: 'Error', text: 'Failed to submit your inquiry. Please try again.' },
  limited:
    'We’ve had too many enquiries from your connection. Please wait a few minutes, or call us.',
} as const
