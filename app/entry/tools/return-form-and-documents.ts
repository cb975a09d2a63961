import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/return-form-and-documents/tool.ts'

enhanceTool(tool)
