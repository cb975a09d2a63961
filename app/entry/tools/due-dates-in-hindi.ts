import { followGroups } from '#app/tax/due-dates/reminders/follow-groups.ts'
import { tool } from '#app/tax/tools/due-dates/tool-in-hindi.ts'
import { enhanceDatedTool } from '#app/tax/tools/pages/enhance-dated-tool.ts'
import { groupNames } from '#content/hi/due-dates.ts'

enhanceDatedTool(tool, (values) => followGroups(values, groupNames, 'hi'))
