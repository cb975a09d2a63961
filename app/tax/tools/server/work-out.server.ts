import { createHash } from 'node:crypto'
import type { WorkOut } from '#app/enquiries/model/working.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import type { Facts } from '#app/tax/working/answer-html.ts'
import { withoutIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { messages } from '#content/en/messages.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { allTools } from '../all-tools.ts'
import {
  changedValues,
  describeInput,
  toolOn,
  valuesFrom,
  withUntouched,
} from '../form/form-values.ts'
import { titleOf } from '../form/title.ts'
import { respondApart } from './respond-apart.server.ts'

/**
 * Works out again what a visitor sent from a tool: figures from a browser are not taken on trust.
 * @throws InvalidInput when there is no such tool or year, or no answer to this
 * @throws AppError 422 when it takes too long, Busy when too much is waiting
 */
export const workOut: WorkOut = async ({ tool: id, year, input }, noGst) => {
  const item = toolMenu.find((one) => one.id === id)
  const found = item && allTools[item.id]
  if (!found) throw unreadable()
  const today = indianDate(new Date())
  const { page } = found
  const tool = toolOn(found.tool, today)
  const known = tool.years.length > 0 ? tool.years.find((one) => one === year) : '2025-26'
  if (!known) throw unreadable()
  const values = Object.fromEntries(
    Object.entries(valuesFrom(tool, Object.entries(input))).map(([name, value]) => [
      name,
      withoutIdentityNumbers(value),
    ]),
  )
  const response = await respondApart(item.id, values, {
    year: known,
    today,
    noGst,
  })
  if (!('answer' in response)) throw unreadable()
  return {
    tool: id,
    input: changedValues(tool, values),
    answer: {
      title: titleOf(tool, page, known),
      ...(tool.years.length > 0 && { year: known }),
      inputs: describeInput(tool, values),
      answer: withUntouched(response.answer, tool, values),
    },
    rulesVersion: rulesVersion(tool.facts),
  }
}

/** The last day on which a rule was checked, with a mark that changes with any of them. */
function rulesVersion(facts: Facts): string {
  const checked = Object.values(facts).map(({ checkedOn }) => checkedOn)
  const mark = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8)
  return `${checked.sort().at(-1) ?? ''} ${mark}`.trim()
}

function unreadable() {
  return new InvalidInput([{ path: 'working', message: messages.tools.unreadable }])
}
