import { CHECK_AGAIN_DAYS } from '#content/facts/register/checks.ts'
import type { FactText } from './tax-facts.ts'

const facts = (count: number) => (count === 1 ? '1 tax fact' : `${count} tax facts`)
const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

/** What the screen of the register says, and the dashboard about it. */
export const taxFactLabels = {
  title: 'Tax facts',
  text: 'Every rate, limit and date of tax law on the site. A release changes them. Posts and FAQs are listed if the figure was inserted as a tax fact.',
  failed: 'An error occurred while fetching the tax facts.',
  homePage: 'Home',
  summary: (toCheck: number, all: number) =>
    toCheck === 0 ? `${facts(all)}, none to check.` : `${facts(all)}, ${toCheck} to check.`,
  shown: (count: number, all: number) => (count === all ? facts(all) : `${count} of ${facts(all)}`),
  filters: {
    search: 'Words, figure, year or section',
    subject: 'Subject',
    allSubjects: 'All subjects',
    show: 'Show',
    shows: {
      all: 'All',
      check: 'To check',
      past: 'Out of date',
      unused: 'Not used',
    },
  },
  table: {
    name: 'Tax facts',
    empty: 'No tax fact matches.',
    fact: 'Fact',
    value: 'Figure',
    year: 'Year',
    law: 'Law',
    source: 'Source',
    checked: 'Checked',
    valid: 'Valid until',
    used: 'Used in',
  },
  check: {
    past: 'Out of date',
    old: `Checked over ${CHECK_AGAIN_DAYS} days ago`,
  },
  act1961: '1961 Act',
  act2025: '2025 Act',
  nextBudget: 'next Budget',
  nowhere: 'Nowhere',
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  statuses: {
    published: '',
    scheduled: 'scheduled',
    draft: 'draft',
  } satisfies Record<FactText['status'], string>,
  kinds: { post: 'Post', faq: 'FAQ' } satisfies Record<FactText['kind'], string>,
  renewal: {
    title: (count: number) =>
      count === 1 ? '1 text still has an old figure' : `${count} texts still have an old figure`,
    text: 'Read each sentence before you update it. Other words may have to change with the figure.',
    changed: (name: string | null, at: string) =>
      name ? `Last changed by ${name}, ${at}` : `Last changed ${at}`,
    figures: (title: string) => `Old figures in ${title}`,
    include: (label: string) => `Update: ${label}`,
    now: 'Now',
    renewed: 'Updated',
    gone: 'This fact is no longer in the register. Edit the text.',
    renew: (count: number) => (count === 1 ? 'Update the figure' : `Update ${count} figures`),
    named: (action: string, title: string) => `${action} in ${title}`,
    renewing: 'Updating',
    more: (count: number) => `Show ${count} more`,
    edit: 'Edit the text',
    done: (title: string) => ({ title: 'Figures updated', text: `${title} has a new version.` }),
    failed: 'The figures weren’t updated',
    undo: 'Undo',
    undone: (title: string) => ({ title: 'Undone', text: `${title} has its old figures again.` }),
    notUndone: 'The update wasn’t undone',
    conflict: 'Someone else has changed this text in the meantime. This is how it reads now.',
    note: 'Tax figures updated',
    notOld: 'One of these figures is already up to date. Reload the page.',
  },
  toDo: {
    title: (count: number) => `${texts(count)} with an old tax figure`,
    change: (before: string, after: string | null) =>
      `${before} → ${after ?? 'no longer in the register'}`,
    more: (count: number) => `and ${texts(count)} more.`,
    link: 'See the sentences and update them',
  },
} as const
