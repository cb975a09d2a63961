import { tool } from '#app/tax/tools/calculators/in-hindi/hra-and-rent-tds.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
