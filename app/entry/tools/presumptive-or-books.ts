import { tool } from '#app/tools/calculators/presumptive-or-books.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
