import { tool } from '#app/tax/tools/hra-and-rent-tds/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'

enhanceTool(tool)
