import { tool } from '#app/tools/calculators/return-form-and-documents.ts'
import { enhanceTool } from '#app/tools/enhance-tool.ts'

enhanceTool(tool)
