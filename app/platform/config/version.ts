import { readFileSync } from 'node:fs'

/** The version of this site, from `package.json`. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version

/** Whether the first version is older than the second. */
export function isOlder(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.split('.').map(Number))
  const at = parts?.findIndex((part, index) => part !== others?.[index]) ?? -1
  return at >= 0 && (parts?.[at] ?? 0) < (others?.[at] ?? 0)
}
