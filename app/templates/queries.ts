import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { Template, TemplateBody } from './template.ts'

export const templatesQuery = queryOptions<Template[]>({ queryKey: [api.templates.list] })

export const templates = {
  add: (body: TemplateBody) => send<Template>('POST', api.templates.list, body),
  change: (id: number, body: TemplateBody & { version: number }) =>
    send<Template>('PATCH', api.templates.one(id), body),
  /** Counts a use; a lost count does no harm. */
  used: (id: number) => {
    send('POST', api.templates.uses(id)).catch(() => {})
  },
  remove: (id: number) => send<{ message: string }>('DELETE', api.templates.one(id)),
}
