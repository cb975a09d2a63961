import type { LeadWorking } from '#app/enquiries/model/working.ts'
import { paths } from '#app/paths.ts'
import { detailsHtml, figuresHtml, headlineHtml, inputsHtml } from '#app/tax/working/answer-html.ts'
import { HtmlBlock } from '#app/tax/working/html-block.tsx'
import { withLinkedSources } from '#app/tax/working/linked-sources.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { workingLabels as labels } from './labels.ts'

/** The same working that the visitor saw, with every rule to open; loaded with the whole register. */
export default function SentWorking({
  working: { tool, input, rulesVersion, answer: sent },
}: {
  working: LeadWorking
}) {
  const { answer, inputs, year, consent } = sent
  return (
    <>
      <h3 className="font-sans font-semibold tracking-normal">{labels.inputs}</h3>
      <HtmlBlock html={inputsHtml(inputs)} />
      <h3 className="mt-5 font-sans font-semibold tracking-normal">{labels.answer}</h3>
      <HtmlBlock html={headlineHtml(answer.headline) + figuresHtml(answer)} />
      <HtmlBlock html={withLinkedSources(detailsHtml(answer, taxFacts))} />
      {consent && (
        <p className="mt-5 text-sm text-muted">
          {labels.consent(formatTimestamp(consent.at), consent.text)}
        </p>
      )}
      <p className="mt-5 text-sm text-muted">
        {labels.rules(rulesVersion)}{' '}
        <a
          href={paths.toolFilledIn(tool, input, year)}
          target="_blank"
          rel="noopener"
          className="text-link"
        >
          {labels.open}
        </a>
      </p>
    </>
  )
}
