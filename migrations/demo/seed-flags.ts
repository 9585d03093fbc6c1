import { acmeFlags } from './content/acme-phases.ts'
import { daysBefore, insert, type Tx } from '../seeding/seed-writer.ts'

interface FlagsSeed {
  place: { firm_id: string; client_id: string; initiative_id: string }
  /** Who raised and resolved them. */
  userId: string | null
  now: Date
}

/** Flags of Acme's selection, open and resolved. */
export async function seedFlags(tx: Tx, { place, userId, now }: FlagsSeed): Promise<void> {
  for (const { title, description, severity, raisedDaysAgo, resolvedDaysAgo } of acmeFlags) {
    const raisedAt = daysBefore(now, raisedDaysAgo)
    const resolvedAt = resolvedDaysAgo === null ? null : daysBefore(now, resolvedDaysAgo)
    await insert(tx, 'initiative_flag', {
      ...place,
      title,
      description,
      severity,
      created_by_id: userId,
      resolved_by_id: resolvedAt === null ? null : userId,
      resolved_at: resolvedAt,
      created_at: raisedAt,
      updated_at: resolvedAt ?? raisedAt,
    })
  }
}
