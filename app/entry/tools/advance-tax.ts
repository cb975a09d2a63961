import { tool } from '#app/tools/calculators/advance-tax.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
