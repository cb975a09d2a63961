import { paths } from '#app/paths.ts'
import { RETURN_GROUPS, type ReturnGroup, type Season, type SeasonPhase } from './season.ts'

/** Which returns a due date is for, as the end of a sentence. */
const returnsOf: Record<ReturnGroup, string> = {
  plain: 'salary, pension and investments',
  business: 'business or professional income without an audit',
  audit: 'a business or profession with a tax audit',
  transferPricing: 'returns with a transfer pricing report',
}

interface SeasonLine {
  title: (season: Season) => string
  text: (season: Season, price: string) => string
  link: { href: string; label: string }
}

const daysLeft = (days: number) => {
  if (days === 0) return 'Today is the last day'
  return days === 1 ? 'One day left' : `${days} days left`
}
const fees = ({ lateFee }: Season) => `${lateFee.small} or ${lateFee.full}`
const fileLate = (season: Season, price: string) =>
  `File a belated return until ${season.on.belated}: a late fee of ${fees(season)} and interest on unpaid tax to the government, from ${price} to us.`
const myOptions = { href: paths.tool('what-can-i-still-do'), label: 'What can I still do?' }
const myDueDate = { href: paths.tool('due-dates'), label: 'Find your due date' }

const stillDue = { business: 'Business or profession', audit: 'With a tax audit' }

const missed: Pick<SeasonLine, 'title' | 'link'> = {
  title: ({ income, daysLeft: { belated } }) => `${income} not filed? ${daysLeft(belated)}.`,
  link: myOptions,
}

/** What can still be done, until when, and what it costs: in the first screen of the home page, and with the prices. */
export const seasonLine: Record<SeasonPhase, SeasonLine> = {
  open: {
    title: ({ name }) => `Returns for ${name} are open.`,
    text: ({ on, daysLeft: { due } }, price) =>
      `Due ${on.plain} (${daysLeft(due).toLowerCase()}), for a business or profession ${on.business}, with an audit ${on.audit}. No late fee; from ${price} to us.`,
    link: myDueDate,
  },
  'last-week': {
    title: ({ income, daysLeft: { due } }) => `${daysLeft(due)} to file for ${income} on time.`,
    text: ({ on, next = 'plain' }, price) =>
      `Due ${on[next]} for ${returnsOf[next]}. Until then there’s no fee to the government; from ${price} to us.`,
    link: {
      href: paths.tool('return-form-and-documents'),
      label: 'Which form and documents?',
    },
  },
  'passed-for-some': {
    ...missed,
    text: (season, price) => {
      const { on, next } = season
      // Few readers have a transfer pricing report, and they know.
      if (next !== 'business' && next !== 'audit') return fileLate(season, price)
      return `File a belated return until ${on.belated}: late fee of ${fees(season)}, interest on unpaid tax, from ${price} to us. ${stillDue[next]}: on time until ${on[next]}.`
    },
  },
  belated: {
    ...missed,
    text: fileLate,
  },
  closed: {
    title: ({ income }) => `${income}: belated returns are closed.`,
    text: (season) =>
      `Filed? Revise until ${season.on.revised} (${daysLeft(season.daysLeft.revised).toLowerCase()}); the law provides a fee of ${fees(season)}. Not filed? An updated return until ${season.on.updated}, with additional tax.`,
    link: myOptions,
  },
  unknown: {
    title: ({ name }) => `Returns for ${name} come next.`,
    text: (_season, price) =>
      `We’ll list the due dates here once we’ve checked them. Our price starts at ${price}.`,
    link: myDueDate,
  },
}

/** The line of the banner with the next dates. */
export const deadlinesText: Record<SeasonPhase, (season: Season) => string> = {
  open: ({ name }) =>
    `File your return for ${name} on time and you can still choose the old regime and carry losses forward.`,
  'last-week': ({ name }) =>
    `File your return for ${name} on time and you can still choose the old regime and carry losses forward.`,
  'passed-for-some': (season) =>
    `The due dates for ${season.income} have passed, except for ${stillOnTime(season)}.`,
  belated: ({ income }) =>
    `The due dates for ${income} have passed. Without business income, a belated return can’t choose the old regime, and most losses aren’t carried forward.`,
  closed: ({ income, on }) =>
    `You can revise a return for ${income} until ${on.revised}, or file an updated one.`,
  unknown: ({ name }) => `We’ll list the due dates for ${name} here once we’ve checked them.`,
}

const stillOnTime = ({ groups }: Season) =>
  new Intl.ListFormat('en-GB').format(
    RETURN_GROUPS.filter((group) => ['open', 'last-week'].includes(groups[group])).map(
      (group) => returnsOf[group],
    ),
  )
