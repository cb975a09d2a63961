import * as z from 'zod'
import { backupSettings } from './backup.server.ts'
import { identitySettings } from './identity.server.ts'
import { inboundSettings, wholeInbound } from './inbound.server.ts'
import { mailSettings } from './mail.server.ts'
import { monitoringSettings } from './monitoring.server.ts'
import { accountSettings } from './settings/accounts.ts'
import { billingSettings, distinctSeries } from './settings/billing.ts'
import { databaseSettings } from './settings/database.ts'
import { documentSettings } from './settings/documents.ts'
import { enquirySettings } from './settings/enquiries.ts'
import { firmSettings, reachableByChat } from './settings/firm.ts'
import { imageSettings, wholeBucket } from './settings/images.ts'
import { limitSettings } from './settings/limits.ts'
import { placeSettings } from './settings/place.ts'
import { retentionSettings } from './settings/retention.ts'
import { sessionSettings } from './settings/sessions.ts'

interface SettingGroup {
  title: string
  settings: Record<string, z.ZodType>
  /** what the page of settings says below the table */
  note?: string
}

/** The settings as the pages for operators list them. */
export const settingGroups: SettingGroup[] = [
  { title: 'The firm', settings: { ...firmSettings, ...identitySettings } },
  { title: 'Where the site runs', settings: placeSettings },
  { title: 'Database and files', settings: databaseSettings },
  { title: 'Images', settings: imageSettings },
  { title: 'Documents of clients', settings: documentSettings },
  { title: 'Fees and invoices', settings: billingSettings },
  { title: 'Backup', settings: backupSettings },
  { title: 'Mail', settings: mailSettings },
  { title: 'Replies', settings: inboundSettings },
  { title: 'Staff accounts', settings: { ...accountSettings, ...sessionSettings } },
  { title: 'Enquiries', settings: { ...enquirySettings, ...retentionSettings } },
  {
    title: 'Limits',
    settings: limitSettings,
    note: 'Limits on enquiries, sign-ins and other writes are counted in the database, for all instances together (by each for itself while the database is away); those on reading by each instance for itself. A browser in which an account has signed in before has a counter of its own, so strangers cannot lock staff out.',
  },
  { title: 'Monitoring', settings: monitoringSettings },
]

/** What may be set, in which form, and what holds where nothing is. */
export const settings = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('production'),
    ...placeSettings,
    ...databaseSettings,
    ...accountSettings,
    ...sessionSettings,
    ...enquirySettings,
    ...retentionSettings,
    ...limitSettings,
    ...firmSettings,
    ...identitySettings,
    ...imageSettings,
    ...documentSettings,
    ...billingSettings,
    ...backupSettings,
    ...mailSettings,
    ...inboundSettings,
    ...monitoringSettings,
  })
  .superRefine(reachableByChat)
  .superRefine(wholeBucket)
  .superRefine(distinctSeries)
  .superRefine(wholeInbound)
