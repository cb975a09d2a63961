import { page as hraAndRentTdsPage } from '#app/content/tools/hra-and-rent-tds/page.ts'
import type { ToolId } from '#app/content/tools/menu.ts'
import type { ToolPage } from '#app/content/tools/page.ts'
import { page as tdsOnRentAndHousePage } from '#app/content/tools/tds-on-rent-and-house/page.ts'
import { tool as hraAndRentTds } from './calculators/hra-and-rent-tds.ts'
import { tool as tdsOnRentAndHouse } from './calculators/tds-on-rent-and-house.ts'
import type { Tool } from './tool.ts'

/** Every tool with the texts of its page, for the server; a browser loads one tool by `load-tool.ts`. */
export const allTools: Partial<Record<ToolId, { tool: Tool; page: ToolPage }>> = {
  'hra-and-rent-tds': { tool: hraAndRentTds, page: hraAndRentTdsPage },
  'tds-on-rent-and-house': { tool: tdsOnRentAndHouse, page: tdsOnRentAndHousePage },
}
