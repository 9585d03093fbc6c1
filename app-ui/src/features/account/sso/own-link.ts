import type { ownSsoLink } from '@parley/contracts/http/sso-links.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'

/** Of one's account with the organisation's provider. */
export type OwnLink = NonNullable<CallOutput<typeof ownSsoLink>['link']>
