import { MessageCircle, Phone } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { chatLink } from '#app/ui/text/chat-link.ts'
import { phoneHref } from '#app/ui/text/phone-href.ts'

/** The floating chat button; on phones a bar at the bottom with call and chat. */
export function ReachBar() {
  const firm = useFirm()
  const { chatTexts, layout } = useCopy()
  const chat = chatLink(firm, chatTexts.default)
  return (
    <aside aria-label={layout.reach.title} className="screen-only">
      <div className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[2fr_3fr] border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] font-semibold sm:hidden">
        <a
          href={phoneHref(firm.phone)}
          data-action="bar-call"
          className="flex min-h-14 items-center justify-center gap-2"
        >
          <Phone aria-hidden className="size-5" />
          {layout.reach.call}
        </a>
        <a
          href={chat}
          data-action="bar-chat"
          target="_blank"
          rel="noopener"
          className="flex min-h-14 items-center justify-center gap-2 bg-surface text-on-surface"
        >
          <MessageCircle aria-hidden className="size-5" />
          {layout.reach.chat}
        </a>
      </div>
      <a
        href={chat}
        data-action="floating-chat"
        target="_blank"
        rel="noopener"
        aria-label={layout.reach.chatOnTaxFiling}
        className="fixed right-5 bottom-5 z-30 hidden size-14 place-items-center rounded-full border border-transparent bg-surface text-on-surface ring-2 ring-on-surface shadow-float transition-transform duration-150 hover:scale-105 sm:grid"
      >
        <MessageCircle aria-hidden className="size-6" />
      </a>
    </aside>
  )
}
