import type { adminClients } from '@parley/contracts/http/admin.ts'
import type { z } from 'zod'

/** A client as the console lists it. */
export type ClientRow = z.output<typeof adminClients.row>
