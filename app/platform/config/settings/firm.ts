import * as z from 'zod'

const WITH_COUNTRY = 'must be a phone number with its country code, such as +91 98765 43210'

/** The firm as visitors see it. */
export const firmSettings = {
  FIRM_NAME: z.string().trim().max(60).default('Tax Expert').meta({
    description: 'the name that visitors see',
    shown: 'a placeholder',
    example: 'Rao & Co',
  }),
  FIRM_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d\s()-]{8,25}$/, 'must be a phone number such as +91 40 1234 5678')
    .default('+91 40 0000 0000')
    .meta({
      description: 'the phone number that visitors see',
      shown: 'a placeholder',
      example: '+91 40 1234 5678',
    }),
  FIRM_EMAIL: z.email('must be an email address').default('hello@taxexpert.example').meta({
    description: 'the email address that visitors see',
    shown: 'a placeholder',
    example: 'hello@your-firm.in',
  }),
  FIRM_ADDRESS: z
    .string()
    .trim()
    .max(200)
    .default('Placeholder House, Banjara Hills, Hyderabad 500034, Telangana, India')
    .meta({
      description: 'the postal address that visitors see',
      shown: 'a placeholder',
      example: '12 Road, Banjara Hills, Hyderabad 500034, Telangana',
    }),
  FIRM_HOURS: z.string().trim().max(100).default('Mon-Sat 10 am to 6:30 pm IST').meta({
    description: 'when the phone is answered; `none` shows no hours',
    shown: 'a placeholder',
    example: 'Mon-Sat 10 am to 6:30 pm IST',
  }),
  FIRM_WHATSAPP: z
    .string()
    .trim()
    .regex(/^\+[\d\s()-]{8,25}$/, WITH_COUNTRY)
    .optional()
    .meta({
      description: 'the number that chats go to, with its country code',
      shown: '`FIRM_PHONE`',
      example: '+91 98765 43210',
    }),
  SOCIAL_PROFILES: z.string().transform(toUrls).default([]).meta({
    description: 'https addresses, separated by commas; each becomes a link in the footer',
    example: 'https://x.com/your-firm,https://www.linkedin.com/company/your-firm',
  }),
  CLAIMS: z.enum(['all', 'proven'], 'must be all or proven').default('all').meta({
    description:
      '`all` shows every claim. `proven` hides those without evidence on every page, at once when evidence is removed',
  }),
  GUARANTEE: z.enum(['on', 'off'], 'must be on or off').default('off').meta({
    description:
      '`on` shows, beside the prices on the home and pricing pages and on the slip, what the terms promise: we pay interest, late fee and penalty for our mistakes, and refund the full fee before we start. Switch it on once a partner has agreed',
  }),
}
type Values = z.infer<z.ZodObject<typeof firmSettings>>

/** Chats need a number with its country code, whichever setting it comes from. */
export function reachableByChat({ FIRM_WHATSAPP, FIRM_PHONE }: Values, context: z.RefinementCtx) {
  if ((FIRM_WHATSAPP ?? FIRM_PHONE).startsWith('+')) return
  context.addIssue({
    code: 'custom',
    path: ['FIRM_WHATSAPP'],
    message: `${WITH_COUNTRY}; FIRM_PHONE, which is used where it is not set, has none`,
  })
}

function toUrls(text: string, context: z.RefinementCtx): string[] {
  const urls = text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
  for (const url of urls) {
    if (!/^https:\/\//.test(url) || !URL.canParse(url)) {
      context.addIssue({
        code: 'custom',
        message: `must be https addresses separated by commas; "${url}" is none`,
      })
    }
  }
  return urls
}
