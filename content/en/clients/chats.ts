import type { ReturnStage } from '../../enums.ts'

/** What staff send a client on WhatsApp, by the stage of the return. No figure stands in a chat. */
export function chatText(
  stage: ReturnStage,
  { name, year, firm, url }: { name: string; year: string; firm: string; url: string },
): string {
  return `Hello ${name}, this is ${firm}. ${news[stage](year)} ${url}\nA code that we email you or read out to you opens the page. Please don’t send documents or your PAN in this chat.`
}

const page = (year: string) => `Here’s your page for the return for ${year}:`
const news: Record<ReturnStage, (year: string) => string> = {
  documents: (year) => `Your page lists what we need for the return for ${year}; send it there:`,
  preparing: page,
  review: page,
  'your-ok': (year) =>
    `The draft of your return for ${year} is ready. Check it on your page, then give your OK or tell us what to change:`,
  'to-file': (year) => `Thank you for your OK. We’re filing your return for ${year}:`,
  filed: (year) =>
    `Your return for ${year} is filed. Please verify it on the tax portal; your page says how and by when:`,
  verified: (year) => `Your return for ${year} is verified. Your page says when it’s processed:`,
  processed: (year) =>
    `The tax department has processed your return for ${year}. Your page shows the outcome:`,
  stopped: page,
}
