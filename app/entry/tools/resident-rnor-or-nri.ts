import { tool } from '#app/tools/calculators/resident-rnor-or-nri.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
