import type { ToolId } from '#content/en/tools/menu.ts'
import { allTools } from './all-tools.ts'
import type { FormValues, Response, ToolContext } from './tool.ts'

/** What a tool says of what its form holds. */
export function respond(id: ToolId, values: FormValues, context: ToolContext): Response {
  return allTools[id].tool.respond(values, context)
}
