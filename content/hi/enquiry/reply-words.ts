import type { ReplyWords } from '../../reply-words.ts'
import { serviceAsked } from '../plans.ts'
import { times } from '../times.ts'

/** जिन पूछताछ में कोई सेवा नहीं चुनी गई */
const ABOUT_ANYTHING = ['General Inquiry', 'Custom', 'Other']

export const replyWords: ReplyWords = {
  oneOfUs: 'हमारी टीम के एक CA',
  service: (service) => (ABOUT_ANYTHING.includes(service) ? 'टैक्स रिटर्न' : serviceAsked(service)),
  plan: (name) => serviceAsked(`${name} Plan`),
  times: times.own,
  subject: (service) => `आपकी पूछताछ: ${service}`,
  text: (firstName, staff, firm) => `नमस्ते ${firstName} जी,\n\n\n\nसादर\n${staff}\n${firm}`,
  whatsapp: (firstName, firm) =>
    `नमस्ते ${firstName} जी, यह ${firm} का संदेश है। हमसे संपर्क करने के लिए आपका धन्यवाद।`,
}
