import { client, hrefOf } from '#app/platform/client/routes.ts'
import type { ReportFilters } from './report.ts'
import type { reportApi } from './report-api.server.ts'

const { read } = client<typeof reportApi>()

export const reportQuery = (filters: ReportFilters) =>
  read('GET /api/results/returns', filters, { staleTime: 0 })

/** The addresses of the figures and of the same days' invoices as files. */
export const reportCsv = (filters: ReportFilters) => hrefOf('GET /api/results/returns.csv', filters)
export const registerCsv = (days: Pick<ReportFilters, 'from' | 'to'>) =>
  hrefOf('GET /api/invoices.csv', days)
