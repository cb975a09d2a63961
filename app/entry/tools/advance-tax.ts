import { tool } from '#app/tax/tools/calculators/advance-tax.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
