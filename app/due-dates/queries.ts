import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { DueDate } from './due-date.ts'

export const dueDatesQuery = queryOptions<DueDate[]>({ queryKey: [api.dueDates] })
