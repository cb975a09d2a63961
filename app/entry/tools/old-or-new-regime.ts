import { tool } from '#app/tax/tools/calculators/old-or-new-regime.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
