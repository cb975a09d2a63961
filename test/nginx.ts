import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Whether nginx, and openssl for its certificate, are installed here. */
export const hasNginx = succeeds('nginx', ['-v']) && succeeds('openssl', ['version'])

/** The host that the nginx file serves as it is shipped. */
export const SITE_HOST = 'www.your-firm.in'

export interface Nginx {
  httpPort: number
  httpsPort: number
  securityLog: string
  stop(): Promise<void>
}

/**
 * Runs nginx with the file that is shipped, in front of the given ports of this machine: only its ports,
 * instances and places are others.
 */
export async function startNginx(instances: number[]): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const config = join(directory, 'nginx.conf')
  await makeCertificate(directory)
  for (const name of ['log', 'temp', 'conf.d']) await mkdir(join(directory, name))
  await writeFile(config, await localConfig({ directory, httpPort, httpsPort, instances }))
  await run('nginx', ['-t', '-c', config])

  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  return {
    httpPort,
    httpsPort,
    securityLog: join(directory, 'log', 'security.log'),
    stop: async () => {
      nginx.kill('SIGQUIT')
      setTimeout(() => nginx.kill('SIGTERM'), 2_000).unref()
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

interface Place {
  directory: string
  httpPort: number
  httpsPort: number
  instances: number[]
}

async function localConfig({ directory, httpPort, httpsPort, instances }: Place) {
  const servers = instances.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(directory, 'temp', kind)};`)
    .join('\n')
  return (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${httpPort}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`)
    .replace(/( *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, `${servers}\n`)
    .replace('http {', `http {\n${temporary}`)
    .replaceAll('/etc/nginx/tls', directory)
    .replaceAll('/etc/nginx/conf.d', join(directory, 'conf.d'))
    .replaceAll('/var/log/tax-expert', join(directory, 'log'))
    .replaceAll('/var/log/nginx', join(directory, 'log'))
    .replaceAll('/var/cache/tax-expert-', join(directory, 'cache-'))
    .replaceAll('/run/nginx.pid', join(directory, 'nginx.pid'))
}

async function makeCertificate(directory: string) {
  const [key, certificate] = [join(directory, 'privkey.pem'), join(directory, 'fullchain.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${SITE_HOST}`, '-addext', `subjectAltName=DNS:${SITE_HOST}`]
  const files = ['-keyout', key, '-out', certificate]
  await run('openssl', ['req', '-x509', ...curve, ...subject, '-days', '2', ...files])
}

function succeeds(file: string, args: string[]): boolean {
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
