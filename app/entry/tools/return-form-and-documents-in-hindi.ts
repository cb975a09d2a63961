import { tool } from '#app/tax/tools/calculators/in-hindi/return-form-and-documents.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'

enhanceTool(tool)
