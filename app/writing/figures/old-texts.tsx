import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { taxFactLabels } from './labels.ts'
import { OldTextCard } from './old-text-card.tsx'
import type { OldText } from './tax-facts.ts'

const labels = taxFactLabels.renewal
/** The register below stays within reach. */
const AT_ONCE = 10

/** The texts that say what the register no longer says, each to be read and renewed by itself. */
export function OldTexts({ texts }: { texts: OldText[] }) {
  const [most, setMost] = useState(AT_ONCE)
  if (texts.length === 0) return null
  const more = Math.min(AT_ONCE, texts.length - most)
  return (
    <section
      aria-labelledby="old-texts"
      className="mb-6 rounded-lg border border-accent-strong bg-accent-tint px-4 py-3"
    >
      <h2 id="old-texts" className="font-sans text-base font-semibold tracking-normal">
        {labels.title(texts.length)}
      </h2>
      <p className="mt-1 mb-3 text-sm">{labels.text}</p>
      <ul className="grid gap-3">
        {texts.slice(0, most).map((text) => (
          // A new version is another text to decide on.
          <OldTextCard key={`${text.kind}${text.id}.${text.version}`} text={text} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setMost(most + AT_ONCE)}>
          {labels.more(more)}
        </Button>
      )}
    </section>
  )
}
