import { expect, test } from 'vitest'
import { greetingOf } from './whatsapp-message.ts'

const lead = {
  name: 'Sunita Devi',
  message: '',
  service: 'General Inquiry',
  language: 'en' as const,
}

test.each([
  [{}, 'Hello Sunita, this is Rao & Co. Thank you for your enquiry about your tax return.'],
  [
    { language: 'hi' as const },
    'नमस्ते Sunita जी, यह Rao & Co का संदेश है। हमसे संपर्क करने के लिए आपका धन्यवाद।',
  ],
  [
    { message: 'मेरा रिफंड कब मिलेगा?' },
    'नमस्ते Sunita जी, यह Rao & Co का संदेश है। हमसे संपर्क करने के लिए आपका धन्यवाद।',
  ],
])(
  'a WhatsApp message without a template greets in the language of the enquiry: %o',
  (change, text) => {
    expect(greetingOf({ ...lead, ...change }, 'Rao & Co')).toBe(text)
  },
)
