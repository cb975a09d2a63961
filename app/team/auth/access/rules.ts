import { messages } from '#content/en/messages.ts'
import type { SessionUser } from '../account.ts'

type Standing = Pick<SessionUser, 'roles' | 'roleMode' | 'mayExport' | 'mayImport'>
type Check = readonly [passes: (user: Standing) => boolean, refusal: string]

const { forAdmins, forAccountants, forEditors, forAccountantsOrAdmins, forExport, forImport } =
  messages.roles
const admin: Check = [({ roles }) => roles.includes('admin'), forAdmins]
const accountant: Check = [({ roles }) => roles.includes('accountant'), forAccountants]
const editor: Check = [({ roles }) => roles.includes('editor'), forEditors]
const figures: Check = [
  ({ roles, roleMode }) => roleMode === 'open' || roles.includes('admin'),
  forAdmins,
]
const either: Check = [
  ({ roles }) => roles.includes('accountant') || roles.includes('admin'),
  forAccountantsOrAdmins,
]

/** Whom a route is for, in words and as what an account has to pass; of several checks each in turn. */
export const RULES = {
  /** visitors too */
  public: { who: 'Everyone, without signing in', checks: [] },
  /** visitors too, who see less of it */
  both: { who: 'Everyone; editors also see what is not published', checks: [] },
  /** a session is enough, also before a password of one’s own is chosen */
  session: { who: 'Everyone who is signed in', checks: [] },
  /** also before a second factor is set up */
  enrolment: { who: 'Everyone of the staff', checks: [] },
  staff: { who: 'Everyone of the staff', checks: [] },
  accountant: { who: 'Accountants', checks: [accountant] },
  editor: { who: 'Editors', checks: [editor] },
  admin: { who: 'Admins', checks: [admin] },
  figures: { who: 'Everyone of the staff; admins where roles are strict', checks: [figures] },
  'accountant or admin': { who: 'Accountants and admins', checks: [either] },
  /** the route itself refuses those of the desk who ask about another */
  'admin or oneself': { who: 'Admins, and accountants about themselves', checks: [either] },
  'admin at the desk': { who: 'Admins who are accountants too', checks: [accountant, admin] },
  export: {
    who: 'Accountants who are admins or may export',
    checks: [accountant, [({ mayExport }) => mayExport, forExport]],
  },
  import: {
    who: 'Accountants who are admins or may import',
    checks: [accountant, [({ mayImport }) => mayImport, forImport]],
  },
} as const satisfies Record<string, { who: string; checks: readonly Check[] }>
export type Rule = keyof typeof RULES
export type OpenRule = 'public' | 'both'
