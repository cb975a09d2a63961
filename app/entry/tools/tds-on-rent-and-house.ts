import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/tds-on-rent-and-house/tool.ts'

enhanceTool(tool)
