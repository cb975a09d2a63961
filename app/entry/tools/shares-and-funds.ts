import { tool } from '#app/tax/tools/calculators/shares-and-funds.ts'
import { enhanceTool } from '#app/tax/tools/enhance-tool.ts'
import { takeFiles } from '#app/tax/tools/report-file/take-files.ts'

enhanceTool(tool)
takeFiles()
