import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/refund-and-interest/tool.ts'

enhanceTool(tool)
