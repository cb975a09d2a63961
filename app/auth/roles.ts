/** The roles of staff accounts. One account can have several; what each may do is in `docs/operations/roles.md`. */
export const STAFF_ROLES = ['admin', 'accountant', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** `open`: everyone works on everything, as `ROLES` says. `strict`: everyone works on what their role is for. */
export type RoleMode = 'open' | 'strict'

/** What is stored of an account's roles and rights. */
export interface StoredRights {
  role: 'admin' | 'staff'
  accountant: boolean
  editor: boolean
  mayExport: boolean
  mayImport: boolean
}

/** What an account may do at this moment. */
export interface Rights {
  roles: StaffRole[]
  mayExport: boolean
  mayImport: boolean
}

/** The roles that an account was given, whatever the mode. */
export function givenRoles({
  role,
  accountant,
  editor,
}: Omit<StoredRights, 'mayExport' | 'mayImport'>) {
  const has = { admin: role === 'admin', accountant, editor }
  return STAFF_ROLES.filter((name) => has[name])
}

/**
 * The roles and rights that count. Where roles are open, everyone works at the desk and on texts, and may
 * export and import. Where they are strict, a file of enquiries is for those who work at the desk, and of them
 * for admins and those whom an admin gave the right.
 */
export function rightsOf(account: StoredRights, mode: RoleMode): Rights {
  if (mode === 'open') {
    const roles = givenRoles({ ...account, accountant: true, editor: true })
    return { roles, mayExport: true, mayImport: true }
  }
  const isAdmin = account.role === 'admin'
  return {
    roles: givenRoles(account),
    mayExport: account.accountant && (isAdmin || account.mayExport),
    mayImport: account.accountant && (isAdmin || account.mayImport),
  }
}
