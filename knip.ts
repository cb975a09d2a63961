import { join } from 'node:path'
import type { KnipConfig } from 'knip'
import { routes } from './app/routes.ts'

interface Routed {
  file?: string
  children?: Routed[]
}

function filesOf({ file, children = [] }: Routed): string[] {
  return [...(file ? [join('app', file)] : []), ...children.flatMap(filesOf)]
}

export default {
  entry: [
    'app/server/main.ts',
    'app/server/account.ts',
    'app/server/backup.ts',
    'app/server/rotate-documents.ts',
    'app/server/restore.ts',
    'app/server/access/routes.ts',
    'app/server/dev-renderer.ts',
    'app/server/loaded-files.ts',
    'app/entry/entry-*.{ts,tsx}',
    'app/entry/tools/*.ts',
    'ops/*.mjs',
    'setup/start.mjs',
    'ops/crash/main.ts',
    'ops/crash/mail.ts',
    'ops/crash/documents.ts',
    'ops/cluster/main.ts',
    'ops/bench/main.ts',
    'ops/mutation/vitest.config.ts',
    ...filesOf(routes as Routed),
  ],
  project: ['{app,content,ops}/**/*.{ts,tsx,mjs}', 'test/**/*.ts'],
  ignore: ['app/entry/route-tree.gen.ts'],
  ignoreBinaries: [
    'apt-get',
    'dovecot',
    'logrotate',
    'nginx',
    'clamd',
    'promtool',
    'systemd-analyze',
    'wrk',
  ],
  ignoreDependencies: [
    'node',
    'tailwindcss',
    '@fontsource/yantramanav',
    '@expo-google-fonts/fraunces',
    '@expo-google-fonts/mukta',
    'inter-ui',
    'pino-pretty',
  ],
} satisfies KnipConfig
