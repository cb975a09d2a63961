import { type Env, EnvError } from '#app/platform/config/env.ts'

/** Why the site cannot listen there, naming the setting: the error itself where it says nothing better. */
export function listenRefusal(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new EnvError([
        `PORT: ${port} is in use by another program. Stop that one, or choose another: PORT=3001 npm start`,
      ])
    case 'EACCES':
      return new EnvError([
        `PORT: this user may not open ${port}, because it is below 1024. Let a proxy listen there, or give the service CAP_NET_BIND_SERVICE`,
      ])
    case 'EADDRNOTAVAIL':
      return new EnvError([`HOST: ${host} is not an address of this machine`])
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvError([`HOST: the name ${host} cannot be resolved to an address`])
    default:
      return error
  }
}
