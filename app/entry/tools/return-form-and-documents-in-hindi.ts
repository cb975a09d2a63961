import { enhanceTool } from '#app/tax/tools/pages/enhance-tool.ts'
import { tool } from '#app/tax/tools/return-form-and-documents/tool-in-hindi.ts'

enhanceTool(tool)
