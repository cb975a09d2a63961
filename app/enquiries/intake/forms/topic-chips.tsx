import { type MouseEvent, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { replaceValue } from '#app/ui/replace-value.ts'
import type { BrowserCopy } from '#content/en/in-browser.ts'
import { formById } from './send-lead.ts'

/** How a message about a topic starts; nothing for a topic that is not known. */
export function startOf(
  id: string | undefined,
  { aboutTopic, contactTopics }: Pick<BrowserCopy, 'aboutTopic' | 'contactTopics'>,
): string {
  const topic = contactTopics.find((one) => one.id === id)
  return topic ? aboutTopic(topic.label) : ''
}

/**
 * Links that start the message with its topic. Without script they lead to the page with that topic;
 * with script they only change the start of the message, so that nothing typed is lost.
 */
export function TopicChips({
  first,
  formId,
}: {
  /** the topic that the page was opened with */
  first: string | undefined
  formId: string
}) {
  const [chosen, setChosen] = useState(first)
  const copy = useBrowserCopy()
  const { contactTopics, language, topicChips } = copy
  const choose = (event: MouseEvent, topic: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setChosen(topic)
    const field = formById(formId)?.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement)) return
    const typed = field.value
    const start = contactTopics.map(({ id }) => startOf(id, copy)).find((s) => typed.startsWith(s))
    replaceValue(field, startOf(topic, copy) + typed.slice(start?.length ?? 0))
  }
  return (
    <nav aria-label={topicChips.title} className="min-w-0 sm:col-span-2">
      <p aria-hidden className="mb-2 font-medium">
        {topicChips.title}
      </p>
      {/* Two rows on phones, which scroll, so that the first field is near. */}
      <div className="xs:max-sm:fades-out xs:max-sm:-m-1 xs:max-sm:overflow-x-auto xs:max-sm:p-1">
        <ul className="flex flex-wrap gap-2 xs:max-sm:grid xs:max-sm:w-max xs:max-sm:grid-flow-col xs:max-sm:grid-rows-2 xs:max-sm:pr-10">
          {contactTopics.map(({ id, label }) => (
            <li key={id}>
              <a
                href={inLanguage(paths.contactAbout(id), language)}
                data-action="contact-topic"
                aria-current={id === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, id)}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 py-1.5 text-sm no-underline sm:px-4 hover:border-ink hover:bg-tint aria-[current]:border-2 aria-[current]:border-ink aria-[current]:bg-tint aria-[current]:font-semibold"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
