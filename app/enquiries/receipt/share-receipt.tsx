import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { chatLinkToShare } from '#app/ui/text/chat-link.ts'
import { periods } from '#content/periods.ts'
import { RECEIPT_KEY } from '#content/storage-keys.ts'
import { enhanceShareRow, type ShareWords } from './enhance-receipts.ts'

/**
 * The ways to keep the link of a receipt. The links work without script; `enhance-receipts.ts` makes
 * the buttons work, whether or not React runs on the page.
 */
export function ShareReceipt({ href, className = '' }: { href: string; className?: string }) {
  const { shareReceipt: copy } = useBrowserCopy()
  const words: ShareWords = {
    copied: copy.copied,
    notCopied: copy.notCopied(href),
    remembered: copy.remembered(periods.rememberedReceiptDays),
    notRemembered: copy.notRemembered,
    forgotten: copy.forgotten,
  }
  const message = copy.message(href)
  return (
    <div
      data-share={href}
      data-words={JSON.stringify(words)}
      ref={enhanceShareRow}
      className={`screen-only ${className}`}
    >
      <div className="flex flex-wrap gap-2">
        <Button data-share-copy disabled variant="outline" className="scripted">
          {copy.copy}
        </Button>
        <ButtonLink
          variant="outline"
          href={chatLinkToShare(message)}
          target="_blank"
          rel="noopener"
        >
          {copy.whatsapp}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          href={`mailto:?subject=${encodeURIComponent(copy.subject)}&body=${encodeURIComponent(message)}`}
        >
          {copy.email}
        </ButtonLink>
        <Button data-share-remember disabled variant="outline" className="scripted">
          {copy.remember}
        </Button>
        <Button data-share-forget hidden variant="outline">
          {copy.forget}
        </Button>
      </div>
      <p role="status" data-share-status className="mt-2 font-medium [overflow-wrap:anywhere]" />
      <p className="mt-1 text-sm text-muted">
        {copy.private} <span className="scripted">{copy.ownDevice}</span>
      </p>
    </div>
  )
}

/** A line with the receipt that this browser remembers; `enhance-receipts.ts` shows it. */
export function RememberedReceipt({
  label,
  className = '',
}: {
  label: string
  className?: string
}) {
  const { shareReceipt: copy } = useBrowserCopy()
  return (
    <p
      data-remembered
      data-words={JSON.stringify({ forgotten: copy.forgotten })}
      data-receipt-key={RECEIPT_KEY}
      hidden
      className={`screen-only text-sm text-muted ${className}`}
    >
      {copy.line} {/* The address is filled in where there is one. */}
      <a href="/" className="text-link inline-flex min-h-11 items-center">
        {label}
      </a>{' '}
      <button type="button" className="text-link inline-flex min-h-11 items-center px-2">
        {copy.forget}
      </button>
    </p>
  )
}
