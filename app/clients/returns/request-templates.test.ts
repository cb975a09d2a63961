import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { makeReturn } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let meera: Staff
beforeAll(async () => {
  meera = await atDesk(await testApp(), 'meera')
})

const url = '/api/request-templates'
const basic = async () => {
  const { lists } = (await meera.ask('GET', url)).json()
  return lists.find(({ plan }: { plan: string }) => plan === 'basic')
}
const pan = {
  kind: 'question',
  title: 'Did you change your bank?',
  why: 'For the refund',
  where: '',
}

test('a return begins with the list that staff have set for its plan, in their order', async () => {
  const { items } = await basic()
  const wanted = [pan, items[1], items[0]]
  const changed = await meera.ask('PUT', url, { plan: 'basic', items: wanted, was: items })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(await basic()).toEqual({ plan: 'basic', isOwn: true, items: wanted })
  const { requests } = await meera.get(`/api/returns/${await makeReturn(meera)}`)
  expect(requests.map(({ title }: { title: string }) => title)).toEqual(
    wanted.map(({ title }) => title),
  )
})

test('a change of a list that a colleague changed meanwhile is refused; an empty one brings the usual list back', async () => {
  const { items } = await basic()
  const shorter = items.slice(1)
  await meera.ask('PUT', url, { plan: 'basic', items: shorter, was: items })
  const late = await meera.ask('PUT', url, { plan: 'basic', items: [pan], was: items })
  expect(late.statusCode).toBe(409)
  const back = await meera.ask('PUT', url, { plan: 'basic', items: [], was: shorter })
  expect(back.statusCode, back.body).toBe(200)
  expect((await basic()).isOwn).toBe(false)
})
