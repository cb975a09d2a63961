import { pushTexts } from '#app/enquiries/notifications/labels.ts'
import { paths } from '#app/paths.ts'

/**
 * The service worker of the staff area. It shows push messages and opens their enquiry; it answers no
 * requests and stores nothing. The texts are made here, from the kind and the number alone.
 */
export const SERVICE_WORKER = `'use strict'
const texts = ${JSON.stringify(pushTexts)}
const leads = ${JSON.stringify(paths.admin.leads)}
const returns = ${JSON.stringify(paths.admin.returns)}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { kind, lead, return: row, count } = read(event.data)
  const { one, many } = texts.kinds[kind] ?? texts.unknown
  const number = [lead, row].find(Number.isInteger)
  const list = kind === 'client-sent' ? returns : leads
  const about = number === undefined && Number.isInteger(count)
  event.waitUntil(
    self.registration.showNotification(texts.title, {
      body: about ? many.replace('{count}', count) : one.replace('{lead}', number ?? ''),
      tag: [kind, number ?? count].join('-'),
      icon: '/apple-touch-icon.png',
      lang: 'en',
      data: number === undefined ? list : list + '/' + number,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** A window that already shows it is brought to the front; others are left alone, with their unsaved text. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === path)
  return shown ? shown.focus() : self.clients.openWindow(path)
}
`
