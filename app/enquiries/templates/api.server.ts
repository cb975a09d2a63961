import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { template, templateBody, templateChange } from './template.ts'
import {
  changeTemplate,
  countUse,
  createTemplate,
  deleteTemplate,
  listTemplates,
} from './templates.server.ts'

/** Replies and messages that are written once and sent often: accountants use them, admins edit them. */
export const templatesApi = routes('templates', (app) => [
  route('GET /api/templates', {
    access: 'accountant or admin',
    reply: z.array(template),
    run: () => listTemplates(app.db),
  }),
  route('POST /api/templates', {
    access: 'admin',
    body: templateBody,
    reply: { 201: template },
    run: async (request) => createTemplate(app.db, request.body, request.user.id),
  }),
  route('PATCH /api/templates/:id', {
    access: 'admin',
    body: templateChange,
    reply: template,
    run: (request) => changeTemplate(app.db, request.params.id, request.body, request.user.id),
  }),
  route('DELETE /api/templates/:id', {
    access: 'admin',
    reply: z.object({ message: z.string() }),
    run: async (request) => {
      await deleteTemplate(app.db, request.params.id, request.user.id)
      return { message: 'The template was deleted.' }
    },
  }),
  route('POST /api/templates/:id/uses', {
    access: 'accountant',
    reply: z.object({ message: z.string() }),
    run: async (request) => {
      await countUse(app.db, request.params.id)
      return { message: 'The use was counted.' }
    },
  }),
])
