import { useMutation } from '@tanstack/react-query'
import { messages } from '#app/content/messages.ts'
import { NOTICE_VERSION } from '#app/content/notice.ts'
import type { LeadBody } from '#app/leads/lead.ts'
import { createLeadMutation } from '#app/leads/queries.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { HONEYPOT_FIELD } from './honeypot.tsx'

interface Words {
  sent: { title: string; text: string }
  failed: { title: string; text: string }
}

/** Sends an enquiry and tells how it went; what was typed stays in the form until it was stored. */
export function useSendLead(words: Words, onSent: () => void) {
  const { mutate, isPending, error } = useMutation(createLeadMutation)
  const send = (body: LeadBody, form: HTMLFormElement | null) =>
    mutate(
      { ...body, ...surroundingsOf(form) },
      {
        onSuccess: ({ receiptUrl }) => {
          onSent()
          toast({ ...words.sent, link: { href: receiptUrl, label: messages.lead.seeReceipt } })
        },
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: words.failed.title,
            text: error.message || words.failed.text,
          }),
      },
    )
  return { send, isPending, error }
}

/** What the server judges rubbish by, and which notice about data was shown. */
function surroundingsOf(form: HTMLFormElement | null) {
  return {
    website: form ? (new FormData(form).get(HONEYPOT_FIELD) ?? '') : '',
    // Since the page was opened, by a clock that nobody has set wrong.
    tookMs: Math.round(performance.now()),
    noticeVersion: NOTICE_VERSION,
  }
}
