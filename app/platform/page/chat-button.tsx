import { MessageCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { chatLink } from '#app/ui/text/chat-link.ts'
import type { ActionName } from '#content/en/insights/actions.ts'
import { useCopy } from './copy.ts'
import { useFirm } from './site.tsx'

/** A link that opens a chat in a new tab, with the text filled in; it says where it leads. */
export function ChatButton({
  action,
  text,
  children,
  ...buttonProps
}: { action: ActionName; text: string; children: ReactNode } & Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'className' | 'onClick'
>) {
  const firm = useFirm()
  const { layout } = useCopy()
  const namesWhatsApp = typeof children === 'string' && children.includes('WhatsApp')
  return (
    <ButtonLink
      {...buttonProps}
      data-action={action}
      href={chatLink(firm, text)}
      target="_blank"
      rel="noopener"
    >
      <MessageCircle aria-hidden className="size-[1.125em] shrink-0" />
      {namesWhatsApp ? (
        children
      ) : (
        <span className="-my-2 grid leading-tight">
          <span>{children}</span> <span className="text-xs font-medium">{layout.onWhatsApp}</span>
        </span>
      )}
      <span className="sr-only"> {layout.opensChat}</span>
    </ButtonLink>
  )
}
