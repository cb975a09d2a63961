import { planOfService } from '../../plans.ts'
import { times } from '../times.ts'

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
  plan: (name: string) => `${name} Plan`,
  times: times.own,
  subject: (service: string) => `Your enquiry about ${service}`,
  text: (firstName: string, staff: string, firm: string) =>
    `Dear ${firstName},\n\n\n\nKind regards\n${staff}\n${firm}`,
  whatsapp: (firstName: string, firm: string, service: string) =>
    `Hello ${firstName}, this is ${firm}. Thank you for your enquiry about ${service}.`,
}
