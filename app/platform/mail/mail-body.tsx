import { useState } from 'react'
import { splitLinks } from '#app/ui/text/links.ts'
import { mailLabels } from './labels.ts'
import type { Mail } from './mail.ts'

const labels = mailLabels.one

/** The plain text or the HTML of a mail. */
export function MailBody({ mail }: { mail: Pick<Mail, 'subject' | 'text' | 'html'> }) {
  const [asHtml, setAsHtml] = useState(false)
  return (
    <section aria-label={labels.body} className="mt-5">
      <div className="mb-3 inline-flex rounded-md border border-line-strong p-0.5">
        <Choice chosen={!asHtml} onChoose={() => setAsHtml(false)} text={labels.plainText} />
        <Choice chosen={asHtml} onChoose={() => setAsHtml(true)} text={labels.formatted} />
      </div>
      {asHtml ? (
        // An empty sandbox: no scripts, no forms, no navigation.
        <iframe
          sandbox=""
          srcDoc={mail.html}
          title={labels.preview(mail.subject)}
          className="h-[38rem] w-full rounded-md border border-line"
        />
      ) : (
        <pre className="max-h-[38rem] overflow-auto rounded-md border border-line bg-paper p-4 font-sans text-[0.9375rem] whitespace-pre-wrap [overflow-wrap:anywhere]">
          {splitLinks(mail.text).map(({ text, href }, index) =>
            href ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail never changes
                key={index}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link"
              >
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </pre>
      )}
    </section>
  )
}

function Choice({
  chosen,
  onChoose,
  text,
}: {
  chosen: boolean
  onChoose: () => void
  text: string
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`min-h-11 rounded-sm px-4 font-medium ${chosen ? 'bg-accent-tint text-ink' : 'text-muted hover:text-ink'}`}
    >
      {text}
    </button>
  )
}
