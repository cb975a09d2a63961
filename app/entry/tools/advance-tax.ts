import { tool } from '#app/tax/tools/advance-tax/tool.ts'
import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'

enhanceTool(tool)
