import { MessageCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { chatLink } from '#app/content/chat.ts'
import { useFirm } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** A button that opens the chat in a new tab with these words in it. */
export function ChatButton({
  text,
  children,
  ...buttonStyle
}: { text: string; children: ReactNode } & Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'className' | 'onClick'
>) {
  const firm = useFirm()
  return (
    <ButtonLink {...buttonStyle} href={chatLink(firm, text)} target="_blank" rel="noopener">
      <MessageCircle aria-hidden className="size-[1.125em] shrink-0" />
      {children}
      <span className="sr-only"> (opens a chat in a new tab)</span>
    </ButtonLink>
  )
}
