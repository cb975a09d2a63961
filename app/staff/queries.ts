import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type {
  AccountChange,
  AccountReceipt,
  ListedAccount,
  NewAccount,
  Profile,
  StaffAccount,
  StaffName,
} from './staff.ts'

/** Every account, for admins. */
export const accountsQuery = queryOptions<ListedAccount[]>({
  queryKey: [api.staff.list],
  staleTime: 0,
})

/** Those to whom an enquiry may be assigned. */
export const staffNamesQuery = queryOptions<StaffName[]>({ queryKey: [api.staff.names] })

export const ownAccountQuery = queryOptions<StaffAccount>({
  queryKey: [api.staff.me],
  staleTime: 0,
})

export const addAccountMutation = {
  mutationFn: (body: NewAccount) => send<AccountReceipt>('POST', api.staff.list, body),
}

export const changeAccountMutation = {
  mutationFn: ({ id, ...change }: AccountChange & { id: number }) =>
    send<AccountReceipt>('PATCH', api.staff.one(id), change),
}

export const changeProfileMutation = {
  mutationFn: (body: Profile) => send<StaffAccount>('PATCH', api.staff.me, body),
}
