import * as z from 'zod'
import { DKIM_SELECTOR, isEmail } from '#app/ui/text/fields.ts'

/** The settings of monitoring, part of those in `platform/config/env.ts`. */
export const monitoringSettings = {
  METRICS_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, 'must be 1 to 65535')
    .max(65535, 'must be 1 to 65535')
    .optional()
    .meta({
      description:
        'the port where Prometheus reads `/metrics`; each instance on a machine needs its own',
      example: '9464',
    }),
  METRICS_HOST: z.string().trim().default('127.0.0.1').meta({
    description: 'the address on which `METRICS_PORT` listens',
  }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits or one of . _ ~ + / = -')
    .optional()
    .meta({
      description:
        'the bearer token that Prometheus sends; without `METRICS_PORT` it opens `/metrics` on the site’s own port',
      example: 'a-long-random-text-of-your-own',
    }),
  OPERATOR_EMAIL: z.email('must be an email address').optional().meta({
    description:
      'who gets an email when a disk is nearly full, mail or backups fail or the database can’t be reached; without it, admins see this on the dashboard only',
    example: 'operator@your-firm.in',
  }),
  DKIM_SELECTOR: z
    .string()
    .trim()
    .regex(DKIM_SELECTOR, 'must be a DKIM selector, such as default')
    .optional()
    .meta({
      description:
        'the selector of your mail provider’s DKIM key, for the check on the Mail screen',
      example: 'default',
    }),
  SECURITY_CONTACT: z.string().trim().transform(toContact).optional().meta({
    description:
      'where to report a vulnerability, in `/.well-known/security.txt`: an email address or an https address',
    shown: '`FIRM_EMAIL`',
    example: 'security@your-firm.in',
  }),
}
type Values = z.infer<z.ZodObject<typeof monitoringSettings>>

export function toMonitoringEnv(values: Values & { FIRM_EMAIL: string }) {
  return {
    /** where Prometheus reads: a port of its own, or with a token the site's */
    metrics: {
      port: values.METRICS_PORT,
      host: values.METRICS_HOST,
      token: values.METRICS_TOKEN,
    },
    /** who is notified when something needs an operator; without it admins see it on the dashboard */
    operator: values.OPERATOR_EMAIL,
    /** under which name the mail server's DKIM key is published */
    dkimSelector: values.DKIM_SELECTOR,
    /** where security researchers report what they find */
    securityContact: values.SECURITY_CONTACT ?? `mailto:${values.FIRM_EMAIL}`,
  }
}

/** Reads `security@your-firm.in`, the same with `mailto:`, or an https address. */
function toContact(text: string, context: z.RefinementCtx): string {
  const email = text.replace(/^mailto:/, '')
  if (isEmail(email)) return `mailto:${email}`
  if (text.startsWith('https://') && URL.canParse(text)) return new URL(text).href
  context.addIssue({
    code: 'custom',
    message: 'must be an email address or an https address',
  })
  return z.NEVER
}
