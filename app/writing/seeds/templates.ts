import type { Executor } from '#app/platform/db/database.ts'
import { replyTemplates } from '#app/platform/db/schema.ts'

/** The reply templates that a new site starts with. */
export const templateSeeds = [
  {
    title: 'Thank you, and what we need',
    subject: 'Your enquiry about {service}: documents you’ll need',
    body: `Dear {first_name},

Thank you for writing to us about {service}. Your return will need these documents:

- Form 16 (Form 130 from tax year 2026-27), if you’re employed
- Your AIS and Form 26AS (Form 168 from tax year 2026-27). We can help you download them.
- Bank, broker and mutual fund statements for {filing_year}

Please don’t send documents, your PAN, Aadhaar or any password by email. Once we start, you get a link to a page of your own, where you send them encrypted.

When is a good time to call you?

Kind regards
{staff}
{firm}

Track your enquiry here: {receipt}`,
  },
  {
    title: 'We tried to call you',
    subject: 'We tried to call you about {service}',
    body: `Dear {first_name},

We called about your enquiry but couldn’t reach you. When is a good time to call again? Just reply with a day and a time (IST).

If you’d rather write, tell us your sources of income in {filing_year} in a few lines, and we’ll reply by email.

Kind regards
{staff}
{firm}

Track your enquiry here: {receipt}`,
  },
  {
    title: 'Price and next steps',
    subject: 'Price and next steps for {service}',
    body: `Dear {first_name},

As discussed, here is what we’ll do for you:

- Service: {service}
- Price, all included: {price}
- Documents still needed: [documents]
- Ready for your review by: [date]

We file nothing until you’ve approved the tax calculation. If you agree, reply “yes” to this email and we’ll start.

Kind regards
{staff}
{firm}`,
  },
  {
    title: 'Not something we do',
    subject: 'Your enquiry about {service}',
    body: `Dear {first_name},

Thank you for your enquiry. This isn’t our area of expertise, so we’d rather not take it on. You can find a chartered accountant near you in the directory of the Institute of Chartered Accountants of India (icai.org).

We don’t keep your details longer than our privacy policy says. You can also delete your enquiry right away here: {receipt}

Kind regards
{staff}
{firm}`,
  },
]

/** A batch of its own: sites that run already get it too. */
export const gstTemplate = {
  title: 'GST registration: what we need',
  service: 'gst-registration',
  subject: 'Your GST registration: documents you’ll need',
  body: `Dear {first_name},

Thank you for writing to us about {service}. We’ll need these details and documents:

- What you sell, in which states, and your turnover so far this year
- PAN, photo and proof of address of the owner, or of each partner or director
- For a firm or company: the partnership deed or certificate of incorporation
- Proof of the place of business: an electricity bill or property tax receipt, and the rent agreement if it’s rented
- A cancelled cheque or bank statement of the business

Please don’t send documents, your PAN, Aadhaar or any password by email. Once we start, you get a link to a page of your own, where you send them encrypted.

When is a good time to call you?

Kind regards
{staff}
{firm}

Track your enquiry here: {receipt}`,
}

export async function seedGstTemplate(tx: Executor): Promise<void> {
  await tx.insert(replyTemplates).values(gstTemplate).onConflictDoNothing()
}

export async function seedTemplates(tx: Executor): Promise<void> {
  await tx.insert(replyTemplates).values(templateSeeds).onConflictDoNothing()
}
