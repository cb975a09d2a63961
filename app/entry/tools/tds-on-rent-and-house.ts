import { tool } from '#app/tools/calculators/tds-on-rent-and-house.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
