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
  const file = named === undefined ? join(ROOT, '.env') : resolve(named)
  if (named === undefined && !existsSync(file)) return
  for (const [name, value] of Object.entries(parse(read(file), file))) process.env[name] ??= value
}

/** The file that `--env-file FILE` or `--env-file=FILE` names. */
function takeArgument() {
  const index = process.argv.findIndex((arg) => /^--env-file(=|$)/.test(arg))
  if (index < 0) return undefined
  const [argument] = process.argv.splice(index, 1)
  const file = argument.includes('=')
    ? argument.slice(argument.indexOf('=') + 1)
    : process.argv.splice(index, 1)[0]
  if (!file) throw new Error('--env-file needs the name of a file.')
  return file
}

// Newer versions of Node read the file that is named themselves, before any script, with the same result
// and words of their own where they cannot.
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The file of settings ${file} cannot be read (${error.code}).`)
  }
}

function parse(text, file) {
  if (util.parseEnv) return util.parseEnv(text)
  throw new Error(`To read ${file}, Node 20.12 or newer is needed; this is ${process.version}.`)
}
