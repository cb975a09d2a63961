/** The e-mail to admins in March about the rules that the site needs from 1 April. */
export const missingRules = {
  dates: (year: string) => `Due dates of the returns for ${year}`,
  tool: (tool: string, year: string) => `${tool}: rules and forms for ${year}`,
  subject: (year: string) => `Needed by 1 April ${year}: rules that the site doesn’t have yet`,
  title: 'From 1 April the site moves on to the new year',
  text: 'Home, slip and tools then open on it by themselves. Where its rules are missing they say so. These are missing today:',
  advice: 'The maintainer of the site adds them once they’re law.',
  open: 'Open Tax figures',
  why: 'Every admin gets this once a year, in March, if something is missing.',
} as const
