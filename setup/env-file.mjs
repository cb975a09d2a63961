import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import util from 'node:util'
import { ROOT } from './run.mjs'

let file
/** The names that the file has set, and not the environment. */
let fromFile

/**
 * Adds to the environment what the file of settings says: the one that `--env-file` names, which is
 * then taken out of the arguments, else `.env` in the folder of the project, if there is one. What is
 * set in the environment already stays.
 */
export function loadEnvFile() {
  const named = takeArgument()
  file = named === undefined ? join(ROOT, '.env') : resolve(named)
  if (named === undefined && !existsSync(file)) return
  const values = parse(read(file), file)
  // Newer versions of Node have read a file that is named before any script: then both say the same.
  fromFile = Object.keys(values).filter(
    (name) => isFree(name) || process.env[name] === values[name],
  )
  set(values)
}

/** Reads the same file again, if one was read: what it no longer says is no longer set. */
export function reloadEnvFile() {
  if (!fromFile) return
  const values = parse(read(file), file)
  for (const name of fromFile) delete process.env[name]
  fromFile = Object.keys(values).filter(isFree)
  set(values)
}

function isFree(name) {
  return process.env[name] === undefined
}

function set(values) {
  for (const name of fromFile) process.env[name] = values[name]
}

/** The file that `--env-file FILE` or `--env-file=FILE` names. */
function takeArgument() {
  const index = process.argv.findIndex((arg) => /^--env-file(=|$)/.test(arg))
  if (index < 0) return undefined
  const [argument] = process.argv.splice(index, 1)
  const name = argument.includes('=')
    ? argument.slice(argument.indexOf('=') + 1)
    : process.argv.splice(index, 1)[0]
  if (!name) throw new Error('--env-file needs the name of a file.')
  return name
}

function read(name) {
  try {
    return readFileSync(name, 'utf8')
  } catch (error) {
    throw new Error(`The file of settings ${name} cannot be read (${error.code}).`)
  }
}

function parse(text, name) {
  if (util.parseEnv) return util.parseEnv(text)
  throw new Error(`To read ${name}, Node 20.12 or newer is needed; this is ${process.version}.`)
}
