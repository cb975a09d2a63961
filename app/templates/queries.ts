import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { Template, TemplateBody } from './template.ts'

export const templatesQuery = queryOptions<Template[]>({ queryKey: ['/api/templates'] })

export const templates = {
  add: (body: TemplateBody) => send<Template>('POST', '/api/templates', body),
  change: (id: number, body: TemplateBody & { version: number }) =>
    send<Template>('PATCH', `/api/templates/${id}`, body),
  remove: (id: number) => send<{ message: string }>('DELETE', `/api/templates/${id}`),
}
