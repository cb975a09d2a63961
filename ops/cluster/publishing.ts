import { setTimeout as sleep } from 'node:timers/promises'
import { api, paths } from '#app/paths.ts'
import type { Instance } from './instance.ts'
import type { ThroughProxy } from './through-proxy.ts'

const TIMEOUT_MS = 15_000
const TEXT = 'A post of the cluster test, which every instance shows soon after it was published. '

/** Publishes posts one after another. Returns after how many milliseconds the slowest was on all instances. */
export async function publishPosts(
  site: ThroughProxy,
  instances: Instance[],
  { password, posts }: { password: string; posts: number },
): Promise<number> {
  const cookie = await signIn(site, password)
  const { body } = await site.get(api.blog.categories)
  const [category] = JSON.parse(body) as { id: number }[]
  let slowest = 0
  for (let number = 1; number <= posts; number++) {
    const title = `The cluster test, part ${number}`
    // The list is in every page cache: what counts is that it shows the post.
    await Promise.all(instances.map((instance) => instance.ask(paths.blog)))
    const answer = await site.post(
      api.blog.posts,
      {
        title,
        slug: `cluster-test-${number}`,
        excerpt: `What every instance shows, part ${number}`,
        content: `<p>${TEXT.repeat(3)}</p>`,
        categoryId: category?.id,
        published: true,
      },
      { cookie },
    )
    if (answer.status !== 201) throw new Error(`no post was published: ${answer.body}`)
    const began = performance.now()
    await Promise.all(instances.map((instance) => untilShown(instance, title)))
    slowest = Math.max(slowest, Math.round(performance.now() - began))
  }
  return slowest
}

async function signIn(site: ThroughProxy, password: string): Promise<string> {
  const { status, body, cookies } = await site.post(api.auth.login, {
    username: 'cluster-admin',
    password,
  })
  if (status !== 200) throw new Error(`no one could sign in: ${body}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

async function untilShown(instance: Instance, title: string) {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await instance.ask(paths.blog)).body.includes(title)) {
    if (Date.now() > deadline) throw new Error(`${instance.name} never showed a post`)
    await sleep(20)
  }
}
