/** E-mails to clients: they say that there is something new, and never what a figure is. */
export const clientMails = {
  code: {
    subject: (code: string) => `${code} is your code`,
    title: 'Your code',
    text: 'Type this code on the page that asked for it. It works for 10 minutes, in that browser only.',
    ignore: 'If you didn’t ask for it, do nothing. Without the code no one can open your page.',
  },
  link: {
    subject: 'Your page for documents',
    title: 'Your page for documents',
    text: 'Send us your documents here, see what we still need, and follow your return. A code that we email you opens it.',
    button: 'Open my page',
    list: 'Your pages',
    why: 'You get this email because someone asked for the link for this address, or because we’re preparing your return.',
  },
  requests: {
    subject: 'What we need for your return',
    title: 'What we need for your return',
    text: (count: number) =>
      count === 1
        ? 'One thing is missing. Send it on your page; it takes a minute.'
        : `${count} things are missing. Send them on your page, one by one or all at once.`,
    list: (year: string) => `For ${year}`,
    button: 'Send documents',
    why: 'We remind you after 3, 7 and 14 days. If something doesn’t apply to you, write that on the page.',
  },
  sentBack: {
    subject: 'We need one document again',
    title: 'We need one document again',
    text: 'Something about a document wasn’t right. Your page says what, and takes the new one.',
    button: 'Open my page',
  },
  started: {
    subject: (year: string) => `Your return for ${year}`,
    title: (year: string) => `We’ve started on your return for ${year}`,
    text: 'Your page has the list of what we need. Send photos or PDFs from your phone or computer; no one but us can open them.',
    button: 'See what we need',
    safe: 'Please don’t send documents or your PAN by email or WhatsApp. We never ask for the password of the tax portal.',
  },
  draft: {
    subject: (year: string) => `Your draft for ${year} is ready`,
    title: 'Your draft is ready',
    text: 'We’ve prepared your return. Check the draft on your page, then give your OK or tell us what to change. Nothing is filed without your OK.',
    again:
      'There’s a new draft of your return, so your OK to the earlier one no longer counts. Please check it on your page.',
    button: 'Look at the draft',
  },
  ok: {
    subject: (year: string) => `Your OK for ${year}`,
    title: 'We have your OK',
    text: (number: number) =>
      `You agreed to us filing draft ${number}. The record is on your page, and you can withdraw your OK there until we file.`,
    readOut: (who: string) => `The code for this OK was read out by ${who}.`,
    notYou: 'If this wasn’t you, withdraw the OK on your page and call us.',
    button: 'Open my page',
  },
  filed: {
    subject: (year: string) => `Your return for ${year} is filed`,
    title: 'Your return is filed',
    text: (day: string) =>
      `Now verify it on the tax portal by ${day}. Until then the department treats it as not filed. Your page has the acknowledgement number and shows how.`,
    button: 'Open my page',
  },
  verify: {
    subject: (day: string) => `Verify your return by ${day}`,
    title: 'Your return isn’t verified yet',
    text: (day: string) =>
      `Verify it on the tax portal by ${day}. If you don’t, the department treats it as not filed. It takes two minutes; your page says how.`,
    done: 'Already verified it? Tell us on your page and we’ll stop reminding you.',
    button: 'Open my page',
  },
  processed: {
    subject: (year: string) => `Your return for ${year} is processed`,
    title: 'Your return is processed',
    text: 'The tax department has processed your return and sent an intimation. Your page shows the outcome.',
    demand:
      'The tax department has processed your return and asks for a payment. Your page shows how much. We’ll tell you what to do, so please don’t pay yet.',
    button: 'Open my page',
  },
  paid: {
    subject: 'We’ve received your payment',
    title: 'We’ve received your payment',
    text: 'Thank you. Your page shows what you’ve paid.',
    button: 'Open my page',
  },
  creditNote: {
    subject: 'An invoice was cancelled',
    title: 'We’ve cancelled an invoice',
    text: 'A credit note cancels it. You can download it from your page.',
    button: 'Open my page',
  },
  erasureAnswer: {
    subject: 'Our answer to your request',
    title: 'We’ve answered your request',
    text: 'You asked us to erase your data. Our answer is on your page.',
    button: 'Open my page',
  },
  invoice: {
    subject: 'Your invoice',
    title: 'Your invoice is ready',
    text: 'You can download it from your page.',
    button: 'Open my page',
  },
  address: {
    subject: 'Your address was changed',
    title: 'Your email address was changed',
    text: 'From now on we send codes and links for your page to another address, which you or someone acting for you gave us. If that’s wrong, call us at once.',
  },
} as const
