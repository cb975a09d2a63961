import { followGroups } from '#app/tax/due-dates/reminders/follow-groups.ts'
import { tool } from '#app/tax/tools/due-dates/tool.ts'
import { enhanceDatedTool } from '#app/tax/tools/pages/enhance-dated-tool.ts'

enhanceDatedTool(tool, (values) => followGroups(values))
