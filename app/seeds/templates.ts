import type { Executor } from '#app/db/database.ts'
import { replyTemplates } from '#app/db/schema.ts'

/** The reply templates that a new site starts with. */
export async function seedTemplates(tx: Executor): Promise<void> {
  await tx
    .insert(replyTemplates)
    .values([
      {
        title: 'Thank you, and what we need',
        subject: 'Your enquiry about {service}: what we need from you',
        body: `Hello {name},

thank you for writing to us about {service}. To tell you what your return needs and what it costs, we would like to see:

- Form 16, if you are employed
- your AIS and Form 26AS (we tell you how to download them)
- statements of banks, brokers and funds for the year

Please do not send your PAN, Aadhaar or any password by e-mail; we agree with you how the papers reach us.

When is a good time to call you?

Kind regards
{firm}

You can see how your enquiry stands here: {receipt}`,
      },
      {
        title: 'We tried to call you',
        subject: 'We tried to call you about {service}',
        body: `Hello {name},

we called you about your enquiry and did not reach you. When may we try again? Just reply with a day and an hour, in Indian time.

If you would rather write, tell us in a few lines what you earned from in the year, and we answer by e-mail.

Kind regards
{firm}

Your receipt: {receipt}`,
      },
      {
        title: 'Price and next steps',
        subject: 'Price and next steps for {service}',
        body: `Hello {name},

as discussed, this is what we would do for you:

- Service: {service}
- Price, all fees included: {price}
- Papers still missing: [papers]
- Ready for your review by: [day]

Nothing is filed before you have approved the computation. If you agree, reply to this e-mail with "yes" and we begin.

Kind regards
{firm}`,
      },
      {
        title: 'Not something we do',
        subject: 'Your enquiry about {service}',
        body: `Hello {name},

thank you for your enquiry. What you describe is outside of what we do well, so we would rather not take it on. A chartered accountant near you who does this work can be found in the directory of the Institute of Chartered Accountants of India (icai.org).

We keep nothing of yours longer than we said at the form. You can have your enquiry erased at once here: {receipt}

Kind regards
{firm}`,
      },
    ])
    .onConflictDoNothing()
}
