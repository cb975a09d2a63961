import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/selling-a-house/tool.ts'

enhanceTool(tool)
