import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { Office } from './office.ts'

export const officeQuery = queryOptions<Office>({ queryKey: [api.office] })
