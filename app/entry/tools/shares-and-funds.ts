import { tool } from '#app/tools/calculators/shares-and-funds.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
