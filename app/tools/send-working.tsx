import { closingWords } from '#app/content/tools/closing.ts'
import { toolPageWords as words } from '#app/content/tools/page.ts'
import { CallbackIsland } from '#app/leads/forms/callback-island.tsx'
import { GENERAL_INQUIRY } from '#app/leads/lead.ts'
import { changedValues } from './form-values.ts'
import type { FormValues, Tool, ToolContext } from './tool.ts'

const FORM_ID = 'send-working'

/** The way from an answer to an accountant: a name, a number and the working. Shows once there is an answer. */
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
  const working = { tool: tool.id, year: context.year, input: changedValues(tool, values) }
  return (
    <section
      id={closingWords.sendId}
      data-send
      data-ready={canSend ? '' : undefined}
      aria-label={words.send.title}
      className="screen-only group/send measure scroll-mt-16 py-[clamp(1.5rem,5vw,4rem)]"
    >
      <input
        type="hidden"
        name="working"
        form={FORM_ID}
        data-working
        value={canSend ? JSON.stringify(working) : ''}
      />
      <p className="text-muted group-data-ready/send:hidden">{words.send.waiting}</p>
      <div className="max-w-[40rem] group-not-data-ready/send:hidden">
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
