import { tool } from '#app/tools/calculators/hra-and-rent-tds.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
