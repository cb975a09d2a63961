import { tool } from '#app/tools/calculators/due-dates.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'
import { followGroups } from '#app/tools/reminders/follow-groups.ts'

enhanceTool(tool, followGroups)
