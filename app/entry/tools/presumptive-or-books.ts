import { tool } from '#app/tax/tools/calculators/presumptive-or-books.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
