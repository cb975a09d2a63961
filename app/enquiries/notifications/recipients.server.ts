import type { Colleague } from '#app/enquiries/model/lead-for-email.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import type { MailQueue } from '#app/platform/mail/outbox.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'

/** Whether someone chose a kind of e-mail. */
export type Chosen = (person: Colleague) => boolean

/**
 * Who is notified of an enquiry: its owner, else those on duty, else all admins. Someone who does not work at
 * the desk is never among them.
 */
export interface Recipients {
  /** whether there is such an account, and it is not disabled */
  isActive(userId: number): boolean
  /** by id, accounts that are not disabled */
  people(ownerId: number | null): number[]
  /** by id, those on duty; where no one is, everyone who works at the desk */
  available(): number[]
  /** by id, the admins; where none works at the desk, those on duty */
  admins(): number[]
  /**
   * by address, the first of these groups in which someone has one and chose the kind of e-mail: the
   * owner, those on duty, `MAIL_STAFF` (which chooses nothing), the admins
   */
  addresses(ownerId: number | null, chosen: Chosen): string[]
  /** the address of one person who chose the kind of e-mail */
  addressOf(userId: number, chosen: Chosen): string | undefined
}

/** Loads the accounts that work at the desk once, to answer for any number of enquiries. */
export async function loadRecipients(
  db: Executor,
  { settings, roles }: Pick<MailQueue, 'settings' | 'roles'>,
): Promise<Recipients> {
  return recipientsAmong(
    await db.select(columns).from(users).where(worksAtDesk(roles)),
    settings.staff,
    roles,
  )
}

/**
 * @param staff the addresses of `MAIL_STAFF`
 * @param mode whether enquiries concern all colleagues, or the accountants
 */
export function recipientsAmong(
  everyone: Colleague[],
  staff: string[],
  mode: RoleMode,
): Recipients {
  const colleagues = everyone.filter(({ accountant }) => mode === 'open' || accountant)
  const groupsFor = (ownerId: number | null) => ({
    owner: colleagues.filter(({ id }) => id === ownerId),
    onDuty: colleagues.filter(({ onDuty }) => onDuty),
    admins: colleagues.filter(({ role }) => role === 'admin'),
  })
  const addressesOf = (people: Colleague[], chosen: Chosen) =>
    people.flatMap((person) => (person.email && chosen(person) ? [person.email] : []))
  return {
    isActive: (userId) => colleagues.some(({ id }) => id === userId),
    people(ownerId) {
      const { owner, onDuty, admins } = groupsFor(ownerId)
      return first([owner, onDuty, admins]).map(({ id }) => id)
    },
    available: () => first([groupsFor(null).onDuty, colleagues]).map(({ id }) => id),
    admins() {
      const { admins, onDuty } = groupsFor(null)
      return first([admins, onDuty]).map(({ id }) => id)
    },
    addresses(ownerId, chosen) {
      const { owner, onDuty, admins } = groupsFor(ownerId)
      const found = first([
        addressesOf(owner, chosen),
        addressesOf(onDuty, chosen),
        staff,
        addressesOf(admins, chosen),
      ])
      return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()]
    },
    addressOf(userId, chosen) {
      return addressesOf(groupsFor(userId).owner, chosen)[0]
    },
  }
}

/** The first group that is not empty. */
function first<T>(groups: T[][]): T[] {
  return groups.find((group) => group.length > 0) ?? []
}

const columns = {
  id: users.id,
  email: users.email,
  role: users.role,
  accountant: users.accountant,
  onDuty: users.onDuty,
  mailNew: users.mailNew,
  mailDue: users.mailDue,
  mailAssigned: users.mailAssigned,
  mailMentioned: users.mailMentioned,
}
