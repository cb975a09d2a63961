import { tool } from '#app/tax/tools/calculators/tds-on-rent-and-house.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
