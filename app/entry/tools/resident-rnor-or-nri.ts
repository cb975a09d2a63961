import { tool } from '#app/tax/tools/calculators/resident-rnor-or-nri.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
