import { tool } from '#app/tools/calculators/refund-and-interest.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
