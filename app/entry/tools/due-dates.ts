import { tool } from '#app/tools/calculators/due-dates.ts'
import { enhanceDatedTool } from '#app/tools/enhance-dated-tool.ts'
import { followGroups } from '#app/tools/reminders/follow-groups.ts'

enhanceDatedTool(tool, followGroups)
