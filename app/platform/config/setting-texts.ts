import type * as z from 'zod'
import { settingGroups } from './settings.ts'

/** What `.env.example` holds: every setting, each one as a comment with what it means. */
export function envExample(): string {
  const parts = groups().map(({ title, settings }) =>
    [`## ${title}`, ...settings.map(exampleLines)].join('\n\n'),
  )
  return `${[EXAMPLE_HEAD, ...parts].join('\n\n')}\n`
}

/** What `docs/operations/settings.md` holds: a table for each group of settings. */
export function settingsPage(): string {
  const parts = groups().map(({ title, settings, note }) =>
    [
      `## ${title}\n`,
      '| setting | default | meaning |',
      '|---|---|---|',
      ...settings.map(row),
      ...(note ? ['', ...wrapped(note)] : []),
    ].join('\n'),
  )
  return `${[PAGE_HEAD, ...parts].join('\n\n')}\n`
}

const EXAMPLE_HEAD = `# Every setting of the site, each with its default or an example. Copy this file to .env (which the
# site reads at its start) or to a place of your own (npm start -- --env-file /etc/tax-expert.env),
# and remove the # before what you set. Put a value with spaces or a # in single quotes.
# What is set in the environment itself wins over the file.`

const PAGE_HEAD = `# Settings

Settings are environment variables. They can also stand in a file, one \`NAME=value\` a line:

- \`.env\` in the folder of the project is read at every start, if it is there. \`.env.example\` lists
  everything that may stand in it.
- \`npm start -- --env-file /etc/tax-expert.env\` reads another file instead. So do the other commands that
  need settings: \`npm run account -- list --env-file /etc/tax-expert.env\`.

A change counts from the next start on, or from \`systemctl reload tax-expert\`, which starts a new process beside
the running one (\`PORT\` and \`HOST\` need a restart). Where a name is set in both, the environment wins. Put a
value with spaces or a \`#\` in single quotes: then systemd, a shell and the site read the same. An empty value
counts as not set.

A setting that is wrong stops the start with a message that names it. A name that looks like a setting but is
none (\`FIRM_NMAE\`) is pointed out in the log with the nearest one that is.`

interface Setting {
  name: string
  meaning: string
  /** what holds where nothing is set, where the schema's own default does not say it */
  shown: string | undefined
  example: string | undefined
  standard: unknown
}

function groups() {
  return settingGroups.map(({ title, settings, note }) => ({
    title,
    note,
    settings: Object.entries(settings).map(([name, schema]) => describe(name, schema)),
  }))
}

function describe(name: string, schema: z.ZodType): Setting {
  const { description, shown, example } = schema.meta() ?? {}
  if (!description) throw new Error(`${name} has no description in its schema`)
  return {
    name,
    meaning: description,
    shown: textOf(shown),
    example: textOf(example),
    standard: schema.parse(undefined),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function row({ name, meaning, shown, standard, example }: Setting): string {
  const such = example ? `. Example: \`${example}\`` : ''
  return `| \`${name}\` | ${shown ?? standardText(standard)} | ${meaning}${such} |`
}

function standardText(standard: unknown): string {
  return isPlain(standard) ? `\`${standard}\`` : 'none'
}

function exampleLines({ name, meaning, standard, example }: Setting): string {
  const value = example ?? (isPlain(standard) ? String(standard) : '')
  const quoted = /^[\w.:/@%,+-]*$/.test(value) ? value : `'${value}'`
  const comment = wrapped(meaning.replaceAll('`', ''))
  return [...comment.map((line) => `# ${line}`), `# ${name}=${quoted}`].join('\n')
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

const LINE_LENGTH = 100

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > LINE_LENGTH) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
