import config, { CHROMIUM } from '../../playwright.config.ts'
import { expect, site, test } from './journey.ts'

test.use({
  // The browser without windows never offers notifications.
  launchOptions: { ...config.use?.launchOptions, executablePath: CHROMIUM },
  provoked: [/does not support the Push API in incognito mode/],
})

test('a push message shows the number of the enquiry and no name', async ({
  staffPage: page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.origin })
  await page.goto('/admin/account')
  const part = page.locator('#push')
  await part.getByRole('button', { name: 'Turn on notifications in this browser' }).click()
  await expect(part.getByRole('alert')).toContainText('couldn’t reach its push service')

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/admin/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (payload: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: site.origin,
      registrationId,
      data: JSON.stringify(payload),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin/')
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, data }) => ({ title, body, data }))
    })
  const count = () => shown().then(({ length }) => length)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await deliver({ kind: 'assigned', lead: 123 })
  await expect.poll(count).toBe(1)
  await deliver({ kind: 'overdue', count: 4 })
  await expect.poll(count).toBe(2)
  expect(await shown()).toEqual(
    expect.arrayContaining([
      { title: 'Enquiries', body: 'Enquiry 123 was assigned to you', data: '/admin/leads/123' },
      { title: 'Enquiries', body: '4 enquiries are overdue', data: '/admin/leads' },
    ]),
  )
})
