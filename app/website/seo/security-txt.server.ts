import { files } from '#app/paths.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'

const VALID_DAYS = 180

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of the site. */
export const serveSecurityTxt = routes('site', ({ env: { publicOrigin, monitoring } }) => [
  route('GET /.well-known/security.txt', {
    access: 'public',
    hide: true,
    run: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(
          [
            `Contact: ${monitoring.securityContact}`,
            `Expires: ${expiry(Date.now())}`,
            'Preferred-Languages: en, hi',
            `Canonical: ${publicOrigin}${files.securityTxt}`,
            '',
          ].join('\n'),
        ),
  }),
])

/** A midnight less than a year ahead: who reads the file later asks for it again. */
function expiry(now: number): string {
  const day = Math.floor(now / DAY_MS) + VALID_DAYS
  return new Date(day * DAY_MS).toISOString().replace('.000Z', 'Z')
}
