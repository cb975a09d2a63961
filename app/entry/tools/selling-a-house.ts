import { tool } from '#app/tools/calculators/selling-a-house.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
