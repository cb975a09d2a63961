import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import util from 'node:util'
import { ROOT } from './run.mjs'

/**
 * Adds to the environment what the file of settings says: the one that `--env-file` names, which is
 * then taken out of the arguments, else `.env` in the folder of the project, if there is one. What is
 * set in the environment already stays.
 */
export function loadEnvFile() {
  const named = takeArgument()
  loaded.file = named === undefined ? join(ROOT, '.env') : resolve(named)
  loaded.values = named === undefined && !existsSync(loaded.file) ? {} : valuesOf(loaded.file)
  for (const [name, value] of Object.entries(loaded.values)) process.env[name] ??= value
}

/** The environment with what the file of settings says by now, for a process that starts later. */
export function currentEnv() {
  const { file, values } = loaded
  if (!file) return process.env
  const given = Object.entries(process.env).filter(([name, value]) => values[name] !== value)
  try {
    return { ...(existsSync(file) ? valuesOf(file) : {}), ...Object.fromEntries(given) }
  } catch {
    return process.env // a file that is unreadable for a moment must not keep the site down
  }
}

/** What `loadEnvFile` found. */
const loaded = { file: undefined, values: {} }

function valuesOf(file) {
  return parse(read(file), file)
}

/** The file that `--env-file FILE` or `--env-file=FILE` names. */
function takeArgument() {
  const index = process.argv.findIndex((arg) => /^--env-file(=|$)/.test(arg))
  if (index < 0) return undefined
  const [argument] = process.argv.splice(index, 1)
  const file = argument.includes('=')
    ? argument.slice(argument.indexOf('=') + 1)
    : process.argv.splice(index, 1)[0]
  if (!file) throw new Error('--env-file needs a file name.')
  return file
}

// Newer versions of Node read the file that is named themselves, before any script, with the same result
// and words of their own where they cannot.
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The settings file ${file} cannot be read (${error.code}).`)
  }
}

function parse(text, file) {
  if (util.parseEnv) return util.parseEnv(text)
  throw new Error(`To read ${file}, Node 20.12 or newer is needed; this is ${process.version}.`)
}
