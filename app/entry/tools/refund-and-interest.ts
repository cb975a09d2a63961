import { tool } from '#app/tax/tools/calculators/refund-and-interest.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
