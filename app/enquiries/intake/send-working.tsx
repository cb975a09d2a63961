import { CallbackIsland } from '#app/enquiries/intake/forms/callback-island.tsx'
import { GENERAL_INQUIRY } from '#app/enquiries/model/lead.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { changedValues } from '#app/tax/tools/form/form-values.ts'
import type { FormValues, Tool, ToolContext } from '#app/tax/tools/form/tool-type.ts'
import { closingWords } from '#content/en/tools/closing.ts'

const FORM_ID = 'send-working'

/**
 * Sends an answer to an accountant, with a name and a number. The link in the answer shows it, with and
 * without script.
 */
export function SendWorking({
  tool,
  title,
  context,
  values,
  canSend,
}: {
  tool: Tool
  /** the tool's name with its year */
  title: string
  context: ToolContext
  values: FormValues
  /** whether these values have an answer */
  canSend: boolean
}) {
  const words = useCopy().toolPageWords
  const working = { tool: tool.id, year: context.year, input: changedValues(tool, values) }
  return (
    <section
      id={closingWords.sendId}
      aria-label={words.send.title}
      className="screen-only measure scroll-mt-16 pb-[clamp(1.5rem,5vw,4rem)] not-target:hidden"
    >
      <input
        type="hidden"
        name="working"
        form={FORM_ID}
        data-working
        value={canSend ? JSON.stringify(working) : ''}
      />
      <p className="text-muted [body:has([data-answered])_&]:hidden">{words.send.waiting}</p>
      <div className="max-w-[40rem] if-answered">
        <CallbackIsland
          id={FORM_ID}
          source="tool"
          service={GENERAL_INQUIRY}
          message={words.send.message(title)}
          withWorking
          hydrate="on-use"
        />
      </div>
    </section>
  )
}
