import { followGroups } from '#app/tax/due-dates/reminders/follow-groups.ts'
import { tool } from '#app/tax/tools/calculators/in-hindi/due-dates.ts'
import { enhanceDatedTool } from '#app/tax/tools/enhance-dated-tool.ts'
import { groupNames } from '#content/hi/due-dates.ts'

enhanceDatedTool(tool, (values) => followGroups(values, groupNames, 'hi'))
