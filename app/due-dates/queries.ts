import { queryOptions } from '@tanstack/react-query'
import type { DueDate } from './due-date.ts'

export const dueDatesQuery = queryOptions<DueDate[]>({ queryKey: ['/api/due-dates'] })
