import * as z from 'zod/mini'
import { NotFound } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { findPost } from '#app/writing/posts/posts.server.ts'
import { findFaq } from '#app/writing/questions/faqs.server.ts'
import {
  DEFAULT_SOCIAL_TITLE,
  metadataFor,
  pageMetadata,
  socialKickers,
} from '#content/en/metadata.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { RenderQueue } from './render-queue.ts'
import { renderSocialImage, type SocialImage } from './social-image.server.ts'

const MAX_CACHED = 200

/** `/social/<page>.png`: the image of a page, its path with `--` for each slash. Rendered on request and cached. */
export const socialImages = routes('social', (app) => {
  const cache = new Map<string, Buffer>()
  const queue = new RenderQueue<Buffer>()
  /** @throws NotFound for a page that does not exist or is not public */
  async function contentOf(page: string): Promise<SocialImage> {
    const [section, slug] = page.split(/--(.*)/)
    if (slug === undefined) {
      if (page === 'default') return { title: DEFAULT_SOCIAL_TITLE, kicker: socialKickers.page }
      if (Object.hasOwn(pageMetadata, page))
        return { title: metadataFor(page).title, kicker: socialKickers.page }
    }
    if (section === 'services') {
      const service = serviceMenu.find((item) => item.slug === slug)
      if (service) return { title: service.name, kicker: socialKickers.service }
    }
    if (section === 'guides') {
      const guide = guideMenu.find((item) => item.slug === slug)
      if (guide) return { title: guide.name, kicker: socialKickers.guide }
    }
    if (section === 'tools') {
      const tool = toolMenu.find(({ id }) => id === slug)
      if (tool) return { title: tool.name, kicker: socialKickers.tool }
    }
    if (section === 'faq' && slug) {
      const faq = await findFaq(app.db, slug)
      if (faq?.published) return { title: faq.question, kicker: socialKickers.faq }
    }
    if (section === 'blog' && slug) {
      const post = await findPost(app.db, slug)
      if (post?.status === 'published')
        return { title: post.title, kicker: post.category?.name ?? socialKickers.post }
    }
    throw new NotFound()
  }

  return [
    route('GET /social/:file', {
      access: 'public',
      hide: true,
      params: z.object({
        file: z.string().check(z.regex(/^[a-z0-9-]{1,200}\.png$/, 'No such image')),
      }),
      run: async (request, reply) => {
        const content = await contentOf(request.params.file.replace(/\.png$/, ''))
        const key = JSON.stringify(content)
        const image =
          cache.get(key) ??
          (await queue.render(key, () => renderSocialImage(app.env.firm, content)))
        cache.set(key, image)
        if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
        return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(image)
      },
    }),
  ]
})
