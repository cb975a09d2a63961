import { planOfService } from '../../plans.ts'

/** What a letter of staff begins and ends with; staff add the rest. */
export const replyWords = {
  /** one who has no name for clients */
  oneOfUs: 'a CA of our team',
  /** what an enquiry is about, as part of a sentence */
  service(service: string): string {
    if (service === 'General Inquiry') return 'your tax return'
    const plan = planOfService(service)
    return plan ? `the ${plan.name} Plan` : service
  },
  subject: (service: string) => `Your enquiry about ${service}`,
  text: (firstName: string, staff: string, firm: string) =>
    `Dear ${firstName},\n\n\n\nKind regards\n${staff}\n${firm}`,
  whatsapp: (firstName: string, firm: string, service: string) =>
    `Hello ${firstName}, this is ${firm}. Thank you for your enquiry about ${service}.`,
} as const
