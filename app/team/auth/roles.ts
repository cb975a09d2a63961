/** The roles of staff accounts. One account can have several; what each may do is in `docs/operations/roles.md`. */
export const STAFF_ROLES = ['admin', 'accountant', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What else an admin can allow an accountant: all enquiries as a file, and some from one. */
export const RIGHTS = ['export', 'import'] as const
export type Right = (typeof RIGHTS)[number]

/** `open`: everyone works on everything, as `ROLES` says. `strict`: everyone works on what their role is for. */
export const ROLE_MODES = ['open', 'strict'] as const
export type RoleMode = (typeof ROLE_MODES)[number]

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
  roleMode: RoleMode
  mayExport: boolean
  mayImport: boolean
  /** whether it may open documents of clients at all: no account that was made an editor alone, in either mode */
  mayOpenDocuments: boolean
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

/** The rights that it was given. */
export function givenRights({
  mayExport,
  mayImport,
}: Pick<StoredRights, 'mayExport' | 'mayImport'>) {
  const has = { export: mayExport, import: mayImport }
  return RIGHTS.filter((name) => has[name])
}

/** How roles and rights are stored. */
export function storedRoles(roles: readonly StaffRole[]) {
  return {
    role: roles.includes('admin') ? ('admin' as const) : ('staff' as const),
    accountant: roles.includes('accountant'),
    editor: roles.includes('editor'),
  }
}

export function storedRights(rights: readonly Right[]) {
  return { mayExport: rights.includes('export'), mayImport: rights.includes('import') }
}

/**
 * The roles and rights that count. Where roles are open, everyone works at the desk and on texts, and may
 * export and import. Where they are strict, a file of enquiries is for those who work at the desk, and of them
 * for admins and those whom an admin gave the right.
 */
export function rightsOf(account: StoredRights, mode: RoleMode): Rights {
  const isAdmin = account.role === 'admin'
  const mayOpenDocuments = isAdmin || account.accountant
  if (mode === 'open') {
    const roles = givenRoles({ ...account, accountant: true, editor: true })
    return { roles, roleMode: mode, mayExport: true, mayImport: true, mayOpenDocuments }
  }
  return {
    mayOpenDocuments,
    roles: givenRoles(account),
    roleMode: mode,
    mayExport: account.accountant && (isAdmin || account.mayExport),
    mayImport: account.accountant && (isAdmin || account.mayImport),
  }
}
