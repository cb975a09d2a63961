import { tool } from '#app/tools/calculators/f-and-o-turnover-and-audit.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
