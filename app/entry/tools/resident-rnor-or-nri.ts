import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/resident-rnor-or-nri/tool.ts'

enhanceTool(tool)
