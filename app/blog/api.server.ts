import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { allowDrafts, requireEditor } from '#app/auth/guards.server.ts'
import { NotFound } from '#app/http/errors.ts'
import { listQuery, pageOf, sendList } from '#app/http/lists.ts'
import { api } from '#app/paths.ts'
import { editBy, entryRoutes, idParams, isEditor, isForStaff } from '#app/publishing/api.server.ts'
import { listCategories } from '#app/publishing/categories.server.ts'
import { findEntry } from '#app/publishing/entries.server.ts'
import { byline, category, postTitle, titlesQueryRules } from '#app/publishing/entry.ts'
import { POSTS_PAGE_SIZE, post, postSummary, publicPost } from './post.ts'
import { postBody, postChange, postForm } from './post-rules.ts'
import { findPost, findRedirectedPost, listBylines, listPosts, listTitles } from './posts.server.ts'
import { createPost, postFromSnapshot, setPublished, updatePost } from './write.server.ts'

export const blogApi: FastifyPluginAsyncZod = async (app) => {
  const tags = ['blog']

  app.get(
    api.blog.categories,
    {
      preHandler: allowDrafts,
      schema: {
        tags,
        querystring: z.pick(listQuery, { status: true, q: true }),
        response: { 200: z.array(category) },
      },
    },
    (request) => listCategories(app.db, 'post', request.query),
  )

  app.get(
    api.blog.posts,
    {
      preHandler: allowDrafts,
      schema: { tags, querystring: listQuery, response: { 200: pageOf(postSummary) } },
    },
    async (request, reply) => {
      const forStaff = await isForStaff(request, reply)
      const posts = await listPosts(app.db, request.query, { forStaff })
      return sendList(reply, request.query, POSTS_PAGE_SIZE, posts)
    },
  )

  app.get(
    api.blog.post(':slug'),
    { schema: { tags, params: z.object({ slug: z.string() }), response: { 200: publicPost } } },
    async (request, reply) => {
      const { slug } = request.params
      const found = await findPost(app.db, slug)
      if (found && (found.status === 'published' || (await isEditor(request)))) {
        if (found.status !== 'published') reply.header('cache-control', 'no-store')
        return found
      }
      const moved = found ? undefined : await findRedirectedPost(app.db, slug)
      if (moved) return reply.redirect(api.blog.post(moved), 301) as never
      throw new NotFound('Blog post not found')
    },
  )

  app.post(
    api.blog.posts,
    { onRequest: requireEditor, schema: { tags, body: postBody, response: { 201: post } } },
    async (request, reply) => {
      const { slug } = await createPost(app.db, request.body, editBy(request))
      return reply.code(201).send(await stored(slug))
    },
  )

  app.patch(
    api.blog.post(':id'),
    {
      onRequest: requireEditor,
      schema: { tags, params: idParams, body: postChange, response: { 200: post } },
    },
    async (request) => {
      const { id } = request.params
      const { slug } = await updatePost(app.db, id, request.body, editBy(request))
      return stored(slug)
    },
  )

  app.get(
    api.blog.edit(':id'),
    { onRequest: requireEditor, schema: { tags, params: idParams, response: { 200: post } } },
    async (request) => stored((await findEntry(app.db, 'post', request.params.id)).slug),
  )

  app.get(
    api.blog.bylines,
    { onRequest: requireEditor, schema: { tags, response: { 200: z.array(byline) } } },
    () => listBylines(app.db),
  )

  app.get(
    api.blog.titles,
    {
      onRequest: requireEditor,
      schema: { tags, querystring: titlesQueryRules, response: { 200: z.array(postTitle) } },
    },
    (request) => listTitles(app.db, request.query),
  )

  await app.register(
    entryRoutes({
      kind: 'post',
      fields: Object.keys(postForm.shape),
      list: api.blog.posts,
      categories: api.blog.categories,
      setPublished,
      fromSnapshot: postFromSnapshot,
    }),
  )

  async function stored(slug: string) {
    const found = await findPost(app.db, slug)
    if (!found) throw new NotFound('Blog post not found')
    return found
  }
}
