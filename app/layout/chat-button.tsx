import { MessageCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActionName } from '#app/content/insights/actions.ts'
import { layout } from '#app/content/layout.ts'
import { useFirm } from '#app/site/site.tsx'
import { chatLink } from '#app/text/chat-link.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** A link that opens a chat in a new tab, with the text filled in. */
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
  return (
    <ButtonLink
      {...buttonProps}
      data-action={action}
      href={chatLink(firm, text)}
      target="_blank"
      rel="noopener"
    >
      <MessageCircle aria-hidden className="size-[1.125em] shrink-0" />
      {children}
      <span className="sr-only"> {layout.opensChat}</span>
    </ButtonLink>
  )
}
