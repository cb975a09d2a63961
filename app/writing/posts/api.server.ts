import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { listQuery, pageOf, sendList } from '#app/platform/http/lists.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { editBy, entryRoutes, isEditor, isForStaff } from '#app/writing/publishing/api.server.ts'
import { findEntry, findRedirected } from '#app/writing/publishing/entries.server.ts'
import { byline, postTitle, titlesQueryRules } from '#app/writing/publishing/entry.ts'
import { POSTS_PAGE_SIZE, post, postSummary, publicPost } from './post.ts'
import { postBody, postChange, postForm } from './post-rules.ts'
import { findPost, listBylines, listPosts, listTitles } from './posts.server.ts'
import { createPost, postFromSnapshot, setPublished, updatePost } from './write.server.ts'

export const blogApi = routes('blog', (app) => {
  app.register(
    entryRoutes({
      kind: 'post',
      fields: Object.keys(postForm.shape),
      list: '/api/blog/posts',
      categories: '/api/blog/categories',
      setPublished,
      fromSnapshot: postFromSnapshot,
    }),
  )
  async function stored(slug: string) {
    const found = await findPost(app.db, slug)
    if (!found) throw new NotFound('Blog post not found')
    return found
  }

  return [
    route('GET /api/blog/posts', {
      access: 'both',
      query: listQuery,
      reply: pageOf(postSummary),
      run: async (request, reply) => {
        const forStaff = await isForStaff(request, reply)
        const posts = await listPosts(app.db, request.query, { forStaff })
        return sendList(reply, request.query, POSTS_PAGE_SIZE, posts)
      },
    }),
    route('GET /api/blog/posts/:slug', {
      access: 'public',
      params: z.object({ slug: z.string() }),
      reply: publicPost,
      run: async (request, reply) => {
        const { slug } = request.params
        const found = await findPost(app.db, slug)
        if (found && (found.status === 'published' || (await isEditor(request)))) {
          if (found.status !== 'published') reply.header('cache-control', 'no-store')
          return found
        }
        const moved = found ? undefined : await findRedirected(app.db, 'post', slug)
        if (moved) return reply.redirect(api.blog.post(moved), 301) as never
        throw new NotFound('Blog post not found')
      },
    }),
    route('POST /api/blog/posts', {
      access: 'editor',
      body: postBody,
      reply: { 201: post },
      run: async (request) => {
        const { slug } = await createPost(app.db, request.body, editBy(request))
        return await stored(slug)
      },
    }),
    route('PATCH /api/blog/posts/:id', {
      access: 'editor',
      body: postChange,
      reply: post,
      run: async (request) => {
        const { id } = request.params
        const { slug } = await updatePost(app.db, id, request.body, editBy(request))
        return stored(slug)
      },
    }),
    route('GET /api/blog/posts/:id/edit', {
      access: 'editor',
      reply: post,
      run: async (request) => stored((await findEntry(app.db, 'post', request.params.id)).slug),
    }),
    route('GET /api/blog/bylines', {
      access: 'editor',
      reply: z.array(byline),
      run: () => listBylines(app.db),
    }),
    route('GET /api/blog/titles', {
      access: 'editor',
      query: titlesQueryRules,
      reply: z.array(postTitle),
      run: (request) => listTitles(app.db, request.query),
    }),
  ]
})
