import { named } from '#app/ui/text/stored-value.ts'
import type {
  ClientKind,
  RequestState,
  ReturnKind,
  ReturnStage,
  WaitingOn,
} from '#content/enums.ts'

/** What staff read of returns. */
export const stageNames: Record<ReturnStage, string> = named(
  {
    documents: 'Documents',
    preparing: 'Preparing',
    review: 'Review',
    'your-ok': 'Client’s OK',
    'to-file': 'To file',
    filed: 'Filed',
    verified: 'Verified',
    processed: 'Processed',
    stopped: 'Stopped',
  },
  'Unknown',
)

export const waitingNames: Record<WaitingOn, string> = named(
  { client: 'Client', us: 'Us', department: 'Department' },
  'Unknown',
)

export const kindNames: Record<ReturnKind, string> = named(
  { original: 'Original', belated: 'Belated', revised: 'Revised', updated: 'Updated' },
  'Return',
)

export const clientKindNames: Record<ClientKind, string> = named(
  { individual: 'Individual', huf: 'HUF', firm: 'Firm or LLP', company: 'Company' },
  'Client',
)

export const requestStateNames: Record<RequestState, string> = named(
  {
    open: 'Waiting for the client',
    sent: 'To look at',
    'sent-back': 'Sent back',
    accepted: 'Accepted',
    'not-needed': 'Not needed',
  },
  'Unknown',
)
