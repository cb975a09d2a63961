import { tool } from '#app/tax/tools/calculators/selling-a-house.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
