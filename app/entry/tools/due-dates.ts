import { followGroups } from '#app/tax/due-dates/reminders/follow-groups.ts'
import { tool } from '#app/tax/tools/calculators/due-dates.ts'
import { enhanceDatedTool } from '#app/tax/tools/enhance-dated-tool.ts'

enhanceDatedTool(tool, (values) => followGroups(values))
