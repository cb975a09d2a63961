import { requestTemplateBody, requestTemplateLists } from '#app/clients/model/request-templates.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { readTemplates, replaceTemplates } from './request-templates.server.ts'

/** The requests that returns of each plan begin with. */
export const requestTemplatesApi = routes('request-templates', (app) => [
  route('GET /api/request-templates', {
    access: 'accountant or admin',
    reply: requestTemplateLists,
    run: () => readTemplates(app.db),
  }),
  route('PUT /api/request-templates', {
    access: 'accountant or admin',
    summary: 'Replaces the list of a plan; an empty one brings the usual list back',
    body: requestTemplateBody,
    reply: requestTemplateLists,
    run: ({ body: { plan, items, was }, user }) => {
      const whole = items.map(({ why = '', where = '', ...item }) => ({ ...item, why, where }))
      return replaceTemplates(app.db, plan, { items: whole, was }, user.id)
    },
  }),
])
