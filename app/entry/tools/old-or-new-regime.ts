import { tool } from '#app/tools/calculators/old-or-new-regime.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
