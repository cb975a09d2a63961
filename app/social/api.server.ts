import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { findPost } from '#app/blog/posts.server.ts'
import { pageMetadata } from '#app/content/metadata.ts'
import { serviceMenu } from '#app/content/services/menu.ts'
import { findFaq } from '#app/faqs/faqs.server.ts'
import { NotFound } from '#app/http/errors.ts'
import { RenderQueue } from './render-queue.ts'
import { renderSocialImage, type SocialImage } from './social-image.server.ts'

const MAX_CACHED = 200

/** `/social/<page>.png`: the image of a page, its path with `--` for each slash. Rendered on request and cached. */
export const socialImages: FastifyPluginAsyncZod = async (app) => {
  const cache = new Map<string, Buffer>()
  const queue = new RenderQueue<Buffer>()

  app.get(
    '/social/:file',
    {
      schema: {
        hide: true,
        params: z.object({
          file: z.string().check(z.regex(/^[a-z0-9-]{1,200}\.png$/, 'No such image')),
        }),
      },
    },
    async (request, reply) => {
      const words = await wordsOf(request.params.file.replace(/\.png$/, ''))
      const key = JSON.stringify(words)
      const image =
        cache.get(key) ?? (await queue.render(key, () => renderSocialImage(app.env.firm, words)))
      cache.set(key, image)
      if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(image)
    },
  )

  /** @throws NotFound for a page that does not exist or is not public */
  async function wordsOf(page: string): Promise<SocialImage> {
    const [section, slug] = page.split(/--(.*)/)
    if (slug === undefined) {
      const known: Record<string, string> = {
        ...Object.fromEntries(Object.entries(pageMetadata).map(([key, { title }]) => [key, title])),
        'privacy-policy': 'Privacy Policy',
        'terms-of-service': 'Terms of Service',
        'cookie-policy': 'Cookie Policy',
      }
      const title =
        page === 'default'
          ? 'Your return, read line by line before it is filed.'
          : Object.hasOwn(known, page) && known[page]
      if (title) return { title, kicker: 'Income tax returns by chartered accountants' }
    }
    if (section === 'services') {
      const service = serviceMenu.find((item) => item.slug === slug)
      if (service) return { title: service.name, kicker: 'Our services' }
    }
    if (section === 'faq' && slug) {
      const faq = await findFaq(app.db, slug)
      if (faq?.published) return { title: faq.question, kicker: 'Questions and answers' }
    }
    if (section === 'blog' && slug) {
      const post = await findPost(app.db, slug)
      if (post?.status === 'published')
        return { title: post.title, kicker: post.category?.name ?? 'Tax Filing Blog' }
    }
    throw new NotFound()
  }
}
